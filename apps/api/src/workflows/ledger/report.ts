import { HELD_STATES, judgeRefusal, judgeReport, type RefusalOutcome } from '@omc/core/ledger'
import { says } from '@omc/core/problems'
import { match } from 'ts-pattern'
import type { Db } from '../../db/database.ts'
import { hold, type Held } from '../../db/hold.ts'
import { onePlanEach } from '../../db/prepared.ts'
import type { PostLookup } from '../../gateway/gateway.ts'
import { problem } from '../../kernel/problem.ts'
import { feedIdRequired } from './feed-id.ts'
import { attemptStatement, lockedAttempt, type AttemptRow, type Which } from './find-attempt.ts'
import { isExecutorOf, type Reporter } from './find-device.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'
import {
  holdBack,
  keepEvidence,
  releaseAttempt,
  toNeedsHuman,
  toPublished,
  toRefused,
  toUnknown,
  type Subject,
} from './settle.ts'
import { tellAccount } from './tell-account.ts'
import { narrowAgain, widenForExecutor, type Widened } from './widen-for-executor.ts'

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

interface BegunReport {
  reach: Held<Widened>
  attempt: Held<AttemptRow>
}

/** Locks the attempt of a report, with the next statement. */
export async function beginReport(
  db: Db,
  userId: number | undefined,
  by: Which,
): Promise<BegunReport> {
  await hold(db, onePlanEach)
  return {
    reach: await hold(db, widenForExecutor(userId, by)),
    attempt: await hold(db, attemptStatement(userId, by)),
  }
}

/** Whether the sender of a report may read its item: the account may be a colleague's by now. */
export async function maySeeItem({ reach }: BegunReport): Promise<boolean> {
  const [widened] = await reach.rows()
  return widened?.sees_item ?? true
}

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
export async function report(
  work: LedgerWork,
  given: Report,
  found?: PostLookup,
  begun?: BegunReport,
): Promise<number> {
  const by = { attemptKey: given.attempt_key }
  const locked = begun ?? (await beginReport(work.db, work.userId, by))
  const [row] = await locked.attempt.rows()
  const { isOwn, ...subject } = lockedAttempt(row)
  const { attempt } = subject
  if (!isExecutorOf(attempt, isOwn, given)) throw notTheExecutor()
  await settle(work, subject, given, found)
  const [widened] = await locked.reach.rows()
  if (widened) await hold(work.db, narrowAgain(widened))
  return attempt.publish_content_id
}

async function settle(
  work: LedgerWork,
  subject: Subject,
  given: Report,
  found: PostLookup | undefined,
): Promise<void> {
  const { attempt } = subject
  const { outcome, feed_id: feedId, code } = given
  if (outcome === 'published' && feedId === undefined) throw feedIdRequired()
  return match(judgeReport(attempt, given, found?.tag))
    .returnType<Promise<void>>()
    .with({ tag: 'told' }, async () => undefined)
    .with({ tag: 'late' }, () => late(work, subject, given))
    .with({ tag: 'never-sent' }, () => {
      throw neverSent(attempt)
    })
    .with({ tag: 'contradicted' }, ({ isOpen }) =>
      doubtPublished(work, subject, given, isOpen ? 'not_at_channel' : undefined),
    )
    .with({ tag: 'disputed' }, () => disputeAbsence(work, subject, given))
    .with({ tag: 'publish' }, () => publish(work, subject, given, found))
    .with({ tag: 'doubt' }, () => toUnknown(work, subject, code ?? 'silence'))
    .with({ tag: 'release' }, () => releaseAttempt(work, subject, code ?? 'not_sent'))
    .with({ tag: 'refuse' }, () => refuse(work, subject, given))
    .exhaustive()
}

const notTheExecutor = () => problem('not_the_executor')

const neverSent = ({ state }: Subject['attempt']) =>
  problem('not_submitted', {}, { source: { pointer: '/data/attributes/outcome' }, meta: { state } })

/**
 * The channel's id takes precedence over the frame's. A post that stands for another item already
 * settles nothing, but the queue does not stand still for it.
 */
async function publish(
  work: LedgerWork,
  subject: Subject,
  given: Report,
  found: PostLookup | undefined,
): Promise<void> {
  const feedId = found?.tag === 'found' ? found.feedId : (given.feed_id ?? '')
  if (await toPublished(work, subject, feedId, 'reported')) return
  const isOpen = HELD_STATES.includes(subject.attempt.state)
  await doubtPublished(work, subject, given, isOpen ? 'feed_id_taken' : undefined)
}

/**
 * The device says it is live, and the channel or the ledger contradicts it. Neither is believed alone:
 * it is looked up again after the settle time, and then a person decides.
 *
 * @param why  what makes an open attempt unknown; undefined: the attempt is open no more
 */
async function doubtPublished(
  work: LedgerWork,
  subject: Subject,
  given: Report,
  why: 'not_at_channel' | 'feed_id_taken' | undefined,
): Promise<void> {
  await keepEvidence(work, subject, { said: 'published', feed_id: given.feed_id })
  if (why) await toUnknown(work, subject, why)
  else await late(work, subject, given)
}

/**
 * The channel proved it absent, its content is queued again, and now the device says it is live. A
 * content that was not sent meanwhile waits for a person.
 */
async function disputeAbsence(work: LedgerWork, subject: Subject, given: Report): Promise<void> {
  await keepEvidence(work, subject, { said: 'published', feed_id: given.feed_id })
  if (await holdBack(work, subject)) await toNeedsHuman(work, subject, 'disputed')
  else await late(work, subject, given)
}

/** A second word that differs from the first changes nothing; it is kept where people see it. */
async function late(
  work: LedgerWork,
  { attempt, uid, teamId }: Subject,
  given: Report,
): Promise<void> {
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

async function refuse(work: LedgerWork, subject: Subject, given: Report) {
  // as: a report is judged as a refusal by its outcome alone.
  const outcome = given.outcome as RefusalOutcome
  const said = {
    outcome,
    code: given.code ?? null,
    message: given.message?.slice(0, 500) ?? null,
  }
  const { channel, strike_count: strikes } = await work.db
    .selectFrom('publish_contents')
    .select(['channel', 'strike_count'])
    .where('id', '=', subject.attempt.publish_content_id)
    .executeTakeFirstOrThrow()
  const verdict = judgeRefusal(outcome, { channel, strikes }, work.settings)
  const until = later(work.now, verdict.waitMs)
  const status = verdict.next
  await toRefused(work, subject, {
    ...said,
    next: status === 'waiting' ? { status, until } : { status },
    strike: verdict.strike,
  })
  if (verdict.cooldown) await coolDown(work, subject, outcome, until)
  if (verdict.endsQueue) await endQueue(work, subject, said.message ?? 'no permission to publish')
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
  await tellAccount(work, attempt.studio_account_id, {
    level: 'error',
    title: says('account_queue_ended'),
    message: (name) => says('account_queue_ended.message', { name, why }),
  })
}
