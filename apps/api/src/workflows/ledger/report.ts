import { problem } from '../../jsonapi/problem.ts'
import { lockAttempt } from './find-attempt.ts'
import { MAX_STRIKES, later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'
import { releaseAttempt, toPublished, toRefused, toUnknown, type Subject } from './settle.ts'

/** What an executor can say of an attempt. */
export const OUTCOMES = [
  'published',
  'bot_check',
  'rejected',
  'upload_failed',
  'empty',
  'no_permission',
  'unknown',
  'not_sent',
] as const
export type Outcome = (typeof OUTCOMES)[number]

export interface Report {
  attempt_key: string
  outcome: Outcome
  feed_id?: string
  code?: string
  message?: string
}

type Known = Exclude<Outcome, 'published' | 'unknown' | 'not_sent'>

/**
 * Takes the result of an attempt. Idempotent by attempt key; a late result is a fact and counts
 * even when the lease is gone.
 *
 * @returns the id of the queued content
 * @throws Problem 422 `feed_id_required` for `published` without the channel's id
 * @source domain: publish ledger; console spec resources §4 (waits)
 */
export async function report(work: LedgerWork, given: Report): Promise<number> {
  const subject = await lockAttempt(work, { attemptKey: given.attempt_key })
  const { attempt } = subject
  if (given.outcome === 'published') {
    if (!given.feed_id) {
      throw problem(
        422,
        'feed_id_required',
        '发布成功必须带渠道的 feed_id / published needs the feed id of the channel',
        {
          source: { pointer: '/data/attributes/feed_id' },
        },
      )
    }
    await reportPublished(work, subject, { ...given, feed_id: given.feed_id })
    return attempt.publish_content_id
  }
  const open = ['claimed', 'submitting', 'unknown', 'needs_human'].includes(attempt.state)
  if (!open) {
    if (attempt.outcome !== given.outcome) await late(work, subject, given)
    return attempt.publish_content_id
  }
  if (given.outcome === 'unknown') {
    if (attempt.state === 'claimed' || attempt.state === 'submitting')
      await toUnknown(work, subject, given.code ?? 'silence')
  } else if (given.outcome === 'not_sent')
    await releaseAttempt(work, subject, given.code ?? 'not_sent')
  else await refuse(work, subject, { ...given, outcome: given.outcome })
  return attempt.publish_content_id
}

async function reportPublished(
  work: LedgerWork,
  subject: Subject,
  given: Report & { feed_id: string },
) {
  const { state, outcome, feed_id: known } = subject.attempt
  const told = state === 'published' || outcome === 'doubled'
  if (!told) return toPublished(work, subject, given.feed_id, 'reported')
  if (known !== given.feed_id) await late(work, subject, given)
}

/** A second word that differs from the first changes nothing; it is kept where people see it. */
async function late(work: LedgerWork, { attempt, uid, teamId }: Subject, given: Report) {
  await recordEvent(work, {
    kind: 'late_result',
    teamId,
    uid,
    accountId: attempt.studio_account_id,
    contentId: attempt.publish_content_id,
    attemptId: attempt.id,
    detail: {
      said: given.outcome,
      stands: attempt.outcome,
      ...(given.feed_id ? { feed_id: given.feed_id } : {}),
    },
  })
}

interface RefusalRule {
  wait: (work: LedgerWork, channel: string) => number
  /** Counts against the content; three set it aside. */
  strike: boolean
  /** Holds the whole account, not only the item. */
  cooldown: boolean
}

const failureWait = ({ settings }: LedgerWork) => settings.failureWaitMs
const RULES: Record<Exclude<Known, 'no_permission'>, RefusalRule> = {
  bot_check: { wait: failureWait, strike: false, cooldown: true },
  rejected: { wait: failureWait, strike: true, cooldown: false },
  upload_failed: { wait: ({ settings }) => settings.uploadWaitMs, strike: true, cooldown: false },
  empty: {
    wait: ({ settings }, channel) =>
      channel === 'youhaohuo' ? settings.emptyWaitMs : settings.failureWaitMs,
    strike: true,
    cooldown: false,
  },
}

async function refuse(work: LedgerWork, subject: Subject, given: Report & { outcome: Known }) {
  const refusal = {
    outcome: given.outcome,
    code: given.code ?? null,
    message: given.message?.slice(0, 500) ?? null,
  }
  if (given.outcome === 'no_permission') {
    await toRefused(work, subject, { ...refusal, next: { status: 'queued' }, strike: false })
    return endQueue(work, subject, refusal.message ?? 'no permission to publish')
  }
  const rule = RULES[given.outcome]
  const { channel, strike_count: strikes } = await work.db
    .selectFrom('publish_contents')
    .select(['channel', 'strike_count'])
    .where('id', '=', subject.attempt.publish_content_id)
    .executeTakeFirstOrThrow()
  const until = later(work.now, rule.wait(work, channel))
  const out = rule.strike && strikes + 1 >= MAX_STRIKES
  await toRefused(work, subject, {
    ...refusal,
    next: out ? { status: 'refused' } : { status: 'waiting', until },
    strike: rule.strike,
  })
  if (rule.cooldown) await coolDown(work, subject, given.outcome, until)
}

async function coolDown(
  work: LedgerWork,
  { attempt, uid, teamId }: Subject,
  why: string,
  until: Date,
) {
  await work.db
    .updateTable('studio_accounts')
    .set({ cooldown_until: until, cooldown_why: why, updated_at: work.now })
    .where('id', '=', attempt.studio_account_id)
    .execute()
  await recordEvent(work, {
    kind: 'cooldown',
    teamId,
    uid,
    accountId: attempt.studio_account_id,
    detail: { why, until: until.toISOString() },
  })
}

/** "No permission" ends the account's queue; a person starts it again. */
async function endQueue(work: LedgerWork, { attempt, uid, teamId }: Subject, why: string) {
  await work.db
    .updateTable('studio_accounts')
    .set({ queue_ended_at: work.now, queue_ended_why: why, updated_at: work.now })
    .where('id', '=', attempt.studio_account_id)
    .execute()
  await recordEvent(work, {
    kind: 'queue_ended',
    teamId,
    uid,
    accountId: attempt.studio_account_id,
    detail: { why },
  })
}
