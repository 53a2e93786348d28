import { problem } from '../../jsonapi/problem.ts'
import { lockAttempt } from './find-attempt.ts'
import type { LedgerWork } from './ledger-work.ts'
import { toAbsent, toPublished } from './settle.ts'

export interface Resolution {
  resolution: 'published' | 'not_published'
  feed_id?: string
}

/**
 * A person's word on an attempt nobody else can settle.
 *
 * @throws Problem 409 `attempt_closed`; 422 `feed_id_required`
 */
export async function resolve(
  work: LedgerWork,
  attemptId: number,
  given: Resolution,
): Promise<number> {
  const subject = await lockAttempt(work, { id: attemptId })
  const { state, publish_content_id: contentId } = subject.attempt
  if (state !== 'unknown' && state !== 'needs_human') {
    throw problem(
      409,
      'attempt_closed',
      '该次发布尝试不需要核实 / this attempt needs no decision',
      { meta: { state } },
    )
  }
  if (given.resolution === 'not_published') await toAbsent(work, subject, 'person')
  else if (given.feed_id) await toPublished(work, subject, given.feed_id, 'person')
  else {
    throw problem(
      422,
      'feed_id_required',
      '请填写渠道的 feed_id / please give the feed id of the channel',
      {
        source: { pointer: '/data/attributes/feed_id' },
      },
    )
  }
  return contentId
}
