import { noDataWaits } from '@omc/core'
import type { AttemptState } from '../../db/publishing-tables.ts'
import type { PostLookup } from '../../gateway/gateway.ts'
import { problem } from '../../kernel/problem.ts'
import { feedIdRequired } from './feed-id.ts'
import { lockAttempt } from './find-attempt.ts'
import { isExecutorOf, type Reporter } from './find-device.ts'
import { MAX_STRIKES, later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'
import {
  keepEvidence,
  releaseAttempt,
  toPublished,
  toRefused,
  toUnknown,
  wasNeverSent,
  type Subject,
} from './settle.ts'

/** Outcomes that an executor can report. */
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

export interface Report extends Reporter {
  attempt_key: string
  outcome: Outcome
  feed_id?: string
  code?: string
  message?: string
}

type Known = Exclude<Outcome, 'published' | 'unknown' | 'not_sent'>

/**
 * Takes the result of an attempt from the device that claimed it, and from nobody else. Idempotent
 * by attempt key. A late word (after a reload, a lost lease) is evidence: `published` and refusals
 * end a doubt; `not_sent` counts only while the attempt is open, because what may be live is not
 * sent again before the channel or a person has said that it is not.
 *
 * @param found  the channel's current answer on this attempt, for `published`
 * @returns the id of the queued content
 * @throws Problem 403 `not_the_executor`; 409 `not_submitted`, `feed_id_taken`; 422
 *   `feed_id_required` for `published` without the channel's id
 * @source domain: publish ledger; console spec resources §4 (waits)
 */
export async function report(work: LedgerWork, given: Report, found?: PostLookup): Promise<number> {
  const subject = await lockAttempt(work, { attemptKey: given.attempt_key })
  const { attempt } = subject
  if (!(await isExecutorOf(work, attempt, given))) throw notTheExecutor()
  if (given.outcome === 'published') await reportPublished(work, subject, given, found)
  else if (!counts(attempt.state, given.outcome)) await late(work, subject, given)
  else if (given.outcome === 'unknown') await toUnknown(work, subject, given.code ?? 'silence')
  else if (given.outcome === 'not_sent')
    await releaseAttempt(work, subject, given.code ?? 'not_sent')
  else await refuse(work, subject, { ...given, outcome: given.outcome })
  return attempt.publish_content_id
}

const OPEN: readonly AttemptState[] = ['claimed', 'submitting']
const DOUBTED: readonly AttemptState[] = ['unknown', 'needs_human']

/** Whether a word that is not `published` still changes an attempt in this state. */
const counts = (state: AttemptState, outcome: Outcome): boolean =>
  OPEN.includes(state) ||
  (DOUBTED.includes(state) && outcome !== 'unknown' && outcome !== 'not_sent')

const notTheExecutor = () => problem('not_the_executor')

async function reportPublished(
  work: LedgerWork,
  subject: Subject,
  given: Report,
  found: PostLookup | undefined,
): Promise<void> {
  const { attempt } = subject
  const { feed_id: feedId } = given
  if (feedId === undefined) throw feedIdRequired()
  if (wasNeverSent(attempt))
    throw problem(
      'not_submitted',
      {},
      { source: { pointer: '/data/attributes/outcome' }, meta: { state: attempt.state } },
    )
  const told = attempt.state === 'published' || attempt.outcome === 'doubled'
  if (told) return attempt.feed_id === feedId ? undefined : late(work, subject, given)
  if (found?.tag === 'absent') return doubtPublished(work, subject, given)
  // The channel's id takes precedence over the frame's.
  await toPublished(work, subject, found?.tag === 'found' ? found.feedId : feedId, 'reported')
}

/**
 * The device says it is live, the channel lists all posts and has none for it. Neither is believed
 * alone: it is looked up again after the settle time, and then a person decides.
 */
async function doubtPublished(work: LedgerWork, subject: Subject, given: Report): Promise<void> {
  await keepEvidence(work, subject, { said: 'published', feed_id: given.feed_id })
  if (OPEN.includes(subject.attempt.state)) await toUnknown(work, subject, 'not_at_channel')
  else await late(work, subject, given)
}

/** A second word that differs from the first changes nothing; it is kept where people see it. */
async function late(
  work: LedgerWork,
  { attempt, uid, teamId }: Subject,
  given: Report,
): Promise<void> {
  if (attempt.outcome === given.outcome && given.outcome !== 'published') return
  await recordEvent(work, {
    kind: 'late_result',
    teamId,
    uid,
    accountId: attempt.studio_account_id,
    contentId: attempt.publish_content_id,
    attemptId: attempt.id,
    detail: { said: given.outcome, stands: attempt.outcome, feed_id: given.feed_id },
  })
}

interface RefusalRule {
  wait: (work: LedgerWork, channel: string) => number
  /** Counts against the content; three set it aside. */
  strike: boolean
  /** Stops the whole account, not only the item. */
  cooldown: boolean
}

const failureWait = ({ settings }: LedgerWork) => settings.failureWaitMs
const RULES: Record<Exclude<Known, 'no_permission'>, RefusalRule> = {
  bot_check: { wait: failureWait, strike: false, cooldown: true },
  rejected: { wait: failureWait, strike: true, cooldown: false },
  upload_failed: { wait: ({ settings }) => settings.uploadWaitMs, strike: true, cooldown: false },
  empty: {
    wait: ({ settings }, channel) =>
      noDataWaits({ failure: settings.failureWaitMs, empty: settings.emptyWaitMs })[channel] ??
      settings.failureWaitMs,
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
