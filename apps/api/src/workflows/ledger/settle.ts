import { whenLeft } from '@omc/core/ledger'
import { says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import { ask, hold } from '../../db/hold.ts'
import type { PublishAttemptsTable } from '../../db/publishing-tables.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent, type LedgerEvent } from './record-event.ts'
import { RECORDED, recordPublish } from './record-publish.ts'
import { standsForAnother } from './stands-for-another.ts'
import { tellAccount } from './tell-account.ts'
import { isWithdrawn } from './withdraw.ts'

export type Attempt = Selectable<PublishAttemptsTable>

/** A word that the channel did not confirm. */
export interface Evidence {
  said: 'published'
  feed_id: string | undefined
}

/** An attempt, locked, and whose it is. */
export interface Subject {
  attempt: Attempt
  uid: string
  teamId: number
}

const eventOf = ({ attempt, uid, teamId }: Subject): Omit<LedgerEvent, 'kind'> => ({
  teamId,
  uid,
  accountId: attempt.studio_account_id,
  contentId: attempt.publish_content_id,
  attemptId: attempt.id,
  deviceId: attempt.device_id,
})

const closeAttempt = (
  { db, now }: LedgerWork,
  { attempt }: Subject,
  set: Partial<Pick<Attempt, 'state' | 'outcome' | 'code' | 'message' | 'feed_id'>>,
) =>
  hold(
    db,
    db
      .updateTable('publish_attempts')
      .set({ ...set, settled_at: now, reconcile_after: null, updated_at: now })
      .where('id', '=', attempt.id),
  )

/** The executor's statement that contradicts the channel, for the next look-up. */
export const keepEvidence = ({ db, now }: LedgerWork, { attempt }: Subject, evidence: Evidence) =>
  hold(
    db,
    db
      .updateTable('publish_attempts')
      .set({ evidence: JSON.stringify(evidence), updated_at: now })
      .where('id', '=', attempt.id),
  )

/** Gap and daily cap count everything that may be live, even without a `submitting` before. */
const countAsSent = ({ db, now }: LedgerWork, { attempt }: Subject) =>
  hold(
    db,
    db
      .updateTable('publish_attempts')
      .set({ submitted_at: now })
      .where('id', '=', attempt.id)
      .where('submitted_at', 'is', null),
  )

/** Statuses that a withdrawn item must not have, or not without saying why. */
const RETURNS: readonly unknown[] = ['queued', 'waiting', 'paused']

/** Moves the item; an item withdrawn meanwhile does not return to the queue. */
async function setContent(
  { db, now }: LedgerWork,
  { attempt }: Subject,
  set: Record<string, unknown>,
): Promise<void> {
  const mine = db
    .updateTable('publish_contents')
    .where('id', '=', attempt.publish_content_id)
    .where('status', '<>', 'published')
  await hold(db, mine.set({ ...set, updated_at: now }))
  if (!RETURNS.includes(set.status)) return
  const paused = { status: 'paused', wait_until: null, wait_why: 'content_withdrawn' } as const
  await hold(db, mine.set(paused).where(isWithdrawn('publish_contents')))
}

/**
 * Positive evidence: the channel's id. The only way to `published`.
 *
 * @returns false: the post stands for another item, and nothing was changed
 */
export async function toPublished(
  work: LedgerWork,
  subject: Subject,
  feedId: string,
  how: string,
): Promise<boolean> {
  const { db, now } = work
  const { attempt } = subject
  const item = attempt.publish_content_id
  const [facts] = await ask(
    db,
    sql<{
      is_double: boolean
      is_taken: boolean
    }>`select ${standsForAnother(item, feedId)} as is_taken,
      exists (select 1 from publish_attempts
        where publish_content_id = ${item} and state = 'published') as is_double`,
  )
  if (facts?.is_double) {
    await recordDouble(work, subject, feedId)
    return true
  }
  if (facts?.is_taken) return false
  await releaseClaims(work, subject)
  await countAsSent(work, subject)
  await closeAttempt(work, subject, { state: 'published', outcome: 'published', feed_id: feedId })
  const [published] = await ask(
    db,
    db
      .updateTable('publish_contents')
      .set({
        status: 'published',
        feed_id: feedId,
        published_at: now,
        wait_until: null,
        wait_why: null,
        updated_at: now,
      })
      .where('id', '=', item)
      .returning(RECORDED),
  )
  if (!published) throw new Error(`item ${item} of attempt ${attempt.id} is gone`)
  await recordPublish(work, published, feedId)
  await recordEvent(work, {
    ...eventOf(subject),
    kind: 'published',
    detail: { feed_id: feedId, how },
  })
  return true
}

/** Other attempts at the content that were not sent yet must not be sent any more. */
const releaseClaims = ({ db, now }: LedgerWork, { attempt }: Subject) =>
  hold(
    db,
    db
      .updateTable('publish_attempts')
      .set({ state: 'released', outcome: 'not_sent', settled_at: now, updated_at: now })
      .where('publish_content_id', '=', attempt.publish_content_id)
      .where('id', '<>', attempt.id)
      .where('state', '=', sql.lit('claimed')),
  )

/** Statuses of an item that nothing has been sent of since its last attempt was settled. */
const UNSENT = ['queued', 'waiting', 'claimed', 'paused'] as const

/** Keeps an item from being sent, if it was not sent meanwhile. @returns whether it is kept */
export async function holdBack(work: LedgerWork, subject: Subject): Promise<boolean> {
  const unsent = await work.db
    .selectFrom('publish_contents')
    .select('id')
    .where('id', '=', subject.attempt.publish_content_id)
    .where('status', 'in', UNSENT)
    .forUpdate()
    .executeTakeFirst()
  if (unsent) await releaseClaims(work, subject)
  return unsent !== undefined
}

/** The same content is live twice: it is not sent again, and a person is notified. */
async function recordDouble(work: LedgerWork, subject: Subject, feedId: string) {
  await closeAttempt(work, subject, { state: 'refused', outcome: 'doubled', feed_id: feedId })
  const contentId = subject.attempt.publish_content_id
  const [item] = await ask(
    work.db,
    work.db
      .updateTable('publish_contents')
      .set({ doubled_at: work.now, updated_at: work.now })
      .where('id', '=', contentId)
      .returning(['title', 'feed_id']),
  )
  await recordEvent(work, {
    ...eventOf(subject),
    kind: 'doubled',
    detail: { feed_id: feedId, other_feed_id: item?.feed_id ?? null },
  })
  await tellAccount(work, subject.attempt.studio_account_id, {
    level: 'error',
    title: says('post_doubled'),
    message: (name) => says('post_doubled.message', { name, title: item?.title ?? '' }),
    action: `/carry/publish/list?tab=queue&f.doubled=true&peek=${contentId}`,
  })
}

export interface Refusal {
  outcome: string
  code: string | null
  message: string | null
  /** Next status of the item. */
  next: { status: 'waiting'; until: Date } | { status: 'refused' } | { status: 'queued' }
  /** Counts against the content. */
  strike: boolean
}

/** Known not published, and why. */
export async function toRefused(
  work: LedgerWork,
  subject: Subject,
  { outcome, code, message, next, strike }: Refusal,
): Promise<void> {
  await closeAttempt(work, subject, { state: 'refused', outcome, code, message })
  await setContent(work, subject, {
    status: next.status,
    wait_until: next.status === 'waiting' ? next.until : null,
    wait_why: next.status === 'queued' ? null : outcome,
    ...(message ? { remark: message } : {}),
  })
  if (strike) {
    await work.db
      .updateTable('publish_contents')
      .set(({ eb }) => ({ strike_count: eb('strike_count', '+', 1) }))
      .where('id', '=', subject.attempt.publish_content_id)
      .execute()
  }
  const kind = next.status === 'refused' ? 'refused' : 'waiting'
  await recordEvent(work, {
    ...eventOf(subject),
    kind,
    detail: {
      outcome,
      code,
      message,
      until: next.status === 'waiting' ? next.until.toISOString() : null,
    },
  })
}

/** Certainly never sent: back to the queue. */
export async function releaseAttempt(
  work: LedgerWork,
  subject: Subject,
  why: string,
): Promise<void> {
  await closeAttempt(work, subject, { state: 'released', outcome: 'not_sent', code: why })
  await setContent(work, subject, {
    status: 'queued',
    device: '',
    wait_until: null,
    wait_why: null,
  })
  await recordEvent(work, { ...eventOf(subject), kind: 'released', detail: { why } })
}

/** May be live or not: never sent again until a look-up or a person settles it. */
export async function toUnknown(work: LedgerWork, subject: Subject, why: string): Promise<void> {
  const { db, now, settings } = work
  await db
    .updateTable('publish_attempts')
    .set({
      state: 'unknown',
      outcome: 'unknown',
      code: why,
      reconcile_after: later(now, settings.settleMs),
      updated_at: now,
    })
    .where('id', '=', subject.attempt.id)
    .execute()
  await countAsSent(work, subject)
  await setContent(work, subject, { status: 'unknown', wait_until: null, wait_why: why })
  await recordEvent(work, { ...eventOf(subject), kind: 'unknown', detail: { why } })
}

/** What becomes of an open attempt whose executor is gone. */
export const leaveAttempt = (work: LedgerWork, subject: Subject, why: string): Promise<void> =>
  whenLeft(subject.attempt.state) === 'release'
    ? releaseAttempt(work, subject, why)
    : toUnknown(work, subject, why)

/**
 * Proof, or a person's word, that it is not live: it may be sent again under a new key, unless a
 * person had paused it or sets it aside now. Proof counts against the content: what breaks the page
 * that sends it is never refused.
 */
export async function toAbsent(
  work: LedgerWork,
  subject: Subject,
  how: 'proved' | 'person',
  to = subject.attempt.back_to === 'paused' ? ('paused' as const) : ('queued' as const),
): Promise<void> {
  const isStrike = how === 'proved' && !subject.attempt.after_restore
  await closeAttempt(work, subject, { state: 'absent', outcome: 'absent', code: how })
  await work.db
    .updateTable('publish_contents')
    .set(({ eb }) => ({
      generation: eb('generation', '+', 1),
      strike_count: eb('strike_count', '+', isStrike ? 1 : 0),
    }))
    .where('id', '=', subject.attempt.publish_content_id)
    .where('status', '<>', 'published')
    .execute()
  await setContent(work, subject, { status: to, wait_until: null, wait_why: null })
  await recordEvent(work, { ...eventOf(subject), kind: 'absent', detail: { how } })
  if (to === 'paused') await recordEvent(work, { ...eventOf(subject), kind: 'paused' })
}

/**
 * Why a person decides. `unverified`: the channel cannot tell. `disputed`: the executor says that it
 * is live, and the channel has no such post. `in_vain`: sent as often as a content may fail, and it
 * never came. `other_item`: its post stands for another item.
 */
type Undecided = 'unverified' | 'disputed' | 'in_vain' | 'other_item'

/**
 * Looked up again with the same result, nothing changes and nobody is told twice.
 *
 * @param message  what the channel said instead of an answer
 */
export async function toNeedsHuman(
  work: LedgerWork,
  subject: Subject,
  why: Undecided,
  message: string | null = null,
): Promise<void> {
  if (subject.attempt.state === 'needs_human' && subject.attempt.code === why) return
  await work.db
    .updateTable('publish_attempts')
    .set({
      state: 'needs_human',
      code: why,
      reconcile_after: null,
      message: message?.slice(0, 500) ?? null,
      updated_at: work.now,
    })
    .where('id', '=', subject.attempt.id)
    .execute()
  await setContent(work, subject, { status: 'needs_human', wait_why: why })
  await recordEvent(work, {
    ...eventOf(subject),
    kind: 'needs_human',
    detail: { code: why, message },
  })
}
