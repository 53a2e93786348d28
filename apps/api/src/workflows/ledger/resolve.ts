import { sql } from 'kysely'
import { ask } from '../../db/hold.ts'
import type { PostLookup } from '../../gateway/gateway.ts'
import { problem } from '../../kernel/problem.ts'
import { feedIdDiffers, feedIdRequired, feedIdTaken, notAtChannel } from './feed-id.ts'
import { lockAttempt } from './find-attempt.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { toAbsent, toPublished, type Attempt, type Subject } from './settle.ts'
import { standsForAnother } from './stands-for-another.ts'

export interface Resolution {
  /** `set_aside`: not published, and not sent again before a person lets it. */
  resolution: 'published' | 'not_published' | 'set_aside'
  feed_id?: string
  /** Why the person decides so; kept in the audit trail. */
  reason: string
}

/**
 * A person's word on an attempt nobody else can settle. Where the channel can be asked, its word
 * stands above the person's.
 *
 * @param found  the channel's current answer on this attempt; undefined if it was not asked
 * @throws Problem 409 `attempt_closed`, `too_early` (meta until), `found_at_channel` (meta feed_id),
 *   `feed_id_taken`; 422 `feed_id_required`, `feed_id_differs` (meta feed_id), `not_at_channel`
 * @source domain: publish ledger (a person settles by resolve)
 */
export async function resolve(
  work: LedgerWork,
  attemptId: number,
  given: Resolution,
  found?: PostLookup,
): Promise<number> {
  const subject = await lockAttempt(work, { id: attemptId })
  const { state, publish_content_id: contentId } = subject.attempt
  if (state !== 'unknown' && state !== 'needs_human') {
    throw problem('attempt_closed.decided', {}, { meta: { state } })
  }
  if (given.resolution === 'published') await settlePublished(work, subject, given.feed_id, found)
  else await settleNotPublished(work, subject, given.resolution, found)
  return contentId
}

async function settlePublished(
  work: LedgerWork,
  subject: Subject,
  feedId: string | undefined,
  found: PostLookup | undefined,
): Promise<void> {
  if (feedId === undefined) throw feedIdRequired()
  if (found?.tag === 'absent') throw notAtChannel()
  if (found?.tag === 'found' && found.feedId !== feedId) throw feedIdDiffers(found.feedId)
  if (!(await toPublished(work, subject, feedId, 'person'))) throw feedIdTaken()
}

async function settleNotPublished(
  work: LedgerWork,
  subject: Subject,
  resolution: 'not_published' | 'set_aside',
  found: PostLookup | undefined,
): Promise<void> {
  const settledAt = settledBy(work, subject.attempt)
  if (settledAt > work.now) throw tooEarly(settledAt)
  if (found?.tag === 'found') await refuseFound(work, subject, resolution, found.feedId)
  await toAbsent(work, subject, 'person', resolution === 'set_aside' ? 'paused' : 'queued')
}

/** What is found is live, unless its post stands for another item: then it can be set aside. */
async function refuseFound(
  work: LedgerWork,
  subject: Subject,
  resolution: 'not_published' | 'set_aside',
  feedId: string,
): Promise<void> {
  if (resolution === 'set_aside') {
    const item = subject.attempt.publish_content_id
    const [other] = await ask(
      work.db,
      sql<{ has_it: boolean }>`select ${standsForAnother(item, feedId)} as has_it`,
    )
    if (other?.has_it) return
  }
  throw problem('found_at_channel', { feed_id: feedId }, { meta: { feed_id: feedId } })
}

/** Time after which the channel's list shows a sent item. */
const settledBy = (
  { settings }: LedgerWork,
  { submitted_at: sentAt, claimed_at: claimedAt }: Attempt,
): Date => later(sentAt ?? claimedAt, settings.settleMs)

/** Before the channel has settled, a post that is about to appear would be missed. */
export const tooEarly = (until: Date) =>
  problem('too_early', {}, { meta: { until: until.toISOString() } })
