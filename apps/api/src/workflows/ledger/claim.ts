import type { ServerWait } from '@omc/core'
import { pacingWait } from '@omc/core/ledger'
import { sql } from 'kysely'
import { hold } from '../../db/hold.ts'
import { problem } from '../../kernel/problem.ts'
import { beginClaim, type Executor } from './begin-claim.ts'
import { claimFacts, type ClaimFacts, type OpenAttempt } from './claim-facts.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { nextDue } from './next-due.ts'
import { announceEvent } from './record-event.ts'
import { leaveAttempt, releaseAttempt } from './settle.ts'

export interface Claim {
  contentId: number
  fence: number
  leaseExpiresAt: Date
  queueLeft: number
  /** The attempt, which is written with the next statement of the transaction. */
  attempt: () => Promise<{ id: number; key: string }>
}

/** How soon an executor asks again whether a person let the queue go on, or switched the channel on. */
const PERSON_LOOK_MS = 15_000

/** Says the instant, and how far it is: a device counts by a clock of its own. */
const waiting = ({ now }: LedgerWork, why: ServerWait, until: Date) => {
  const in_ms = Math.max(0, until.getTime() - now.getTime())
  return problem('account_waiting', { why }, { meta: { why, until: until.toISOString(), in_ms } })
}

/** A claim of a device by its id, as `claim`. */
export async function claimFor(
  work: LedgerWork,
  deviceId: number,
  knownFence?: number,
): Promise<Claim | undefined> {
  const executorAt = await beginClaim(work.db, work.userId, deviceId)
  return claim(work, await executorAt(work.now, knownFence))
}

/**
 * Gives the device the next item of its account under a new attempt key, or the one it already
 * holds; never one before its `release_at`. The attempt is committed before anything is sent.
 *
 * @param executor  holds the account; its lease is locked
 * @returns undefined when the queue is empty
 * @throws Problem 409 `account_ended`, `account_waiting` (meta {why, until, in_ms})
 * @source domain: publish ledger
 */
export async function claim(work: LedgerWork, executor: Executor): Promise<Claim | undefined> {
  const { now } = work
  const { accountId } = executor
  const before = await claimFacts(work, executor)
  refuseEnded(before)
  if (before.account.awaits_resume) throw waiting(work, 'restored', later(now, PERSON_LOOK_MS))
  const hasSettled = await settleLeft(work, executor, before.open)
  const facts = hasSettled ? await claimFacts(work, executor) : before

  const open = facts.open.find((attempt) => isLive(attempt, now))
  const queueLeft = facts.account.queue_left
  // What was sent before is settled above; nothing more is handed out.
  if (!facts.account.channel_enabled && (open || queueLeft > 0))
    throw waiting(work, 'channel_off', later(now, PERSON_LOOK_MS))
  if (open?.state === 'claimed') return claimOf(open, queueLeft)
  if (open) throw waiting(work, 'unresolved', open.lease_expires_at)
  // An empty queue is reported at once, not after a gap or the daily cap.
  if (queueLeft === 0) return undefined
  const wait = pacingWait(facts.pacing, now)
  if (wait) throw waiting(work, wait.why, wait.until)

  if (facts.next) return openClaim(work, executor, { ...facts.next, queueLeft: queueLeft - 1 })
  const { why, until } = await nextDue(work, accountId)
  throw waiting(work, why, until)
}

const isLive = ({ lease_expires_at: until }: OpenAttempt, now: Date) => until > now

function refuseEnded({ account: { ended_at: at, ended_why: why } }: ClaimFacts) {
  if (at) throw problem('account_ended', { why: why ?? '' }, { meta: { why } })
}

/**
 * Settles what executors before this fence left open, and a claim whose item is gone: it is closed,
 * not given again. @returns whether something was settled
 */
async function settleLeft(
  work: LedgerWork,
  { fence, uid, teamId }: Executor,
  open: readonly OpenAttempt[],
): Promise<boolean> {
  let hasSettled = false
  for (const { is_withdrawn: isWithdrawn, ...attempt } of open) {
    const subject = { attempt, uid, teamId }
    const isGone = isWithdrawn && attempt.state === 'claimed' && attempt.lease_expires_at > work.now
    if (attempt.fence < fence) await leaveAttempt(work, subject, 'fenced')
    else if (isGone) await releaseAttempt(work, subject, 'withdrawn')
    else continue
    hasSettled = true
  }
  return hasSettled
}

const claimOf = (attempt: OpenAttempt, queueLeft: number): Claim => ({
  contentId: attempt.publish_content_id,
  fence: attempt.fence,
  leaseExpiresAt: attempt.lease_expires_at,
  queueLeft,
  attempt: async () => ({ id: attempt.id, key: attempt.attempt_key }),
})

type Next = NonNullable<ClaimFacts['next']> & { queueLeft: number }

/** Writes the attempt, its event and the item's new state, before anything is sent. */
async function openClaim(work: LedgerWork, device: Executor, next: Next): Promise<Claim> {
  const { db, now } = work
  const leaseExpiresAt = later(now, work.settings.leaseMs)
  const written = await hold(db, newAttempt(work, device, next, leaseExpiresAt))
  announceEvent(work, { kind: 'claimed', ...device, contentId: next.id })
  return {
    contentId: next.id,
    fence: device.fence,
    leaseExpiresAt,
    queueLeft: next.queueLeft,
    async attempt() {
      const [row] = await written.rows()
      if (!row) throw new Error(`the claim of item ${next.id} was not written`)
      return { id: row.id, key: row.attempt_key }
    },
  }
}

/**
 * The attempt, its event and the item's new state in one statement. The key: the item's mark, then
 * random, so that a restored database finds lost sends by it.
 */
const newAttempt = (
  { now, userId }: LedgerWork,
  { accountId, deviceId, name, fence, teamId }: Executor,
  { id, generation, mark }: Next,
  leaseExpiresAt: Date,
) => sql<{ id: number; attempt_key: string }>`
  with attempt as (
    insert into publish_attempts (business_team_id, publish_content_id, studio_account_id,
      device_id, fence, generation, attempt_key, lease_expires_at, claimed_at, created_at, updated_at)
    values (${teamId}, ${id}, ${accountId}, ${deviceId}, ${fence}, ${generation},
      (left(${mark}::text, 18) || right(gen_random_uuid()::text, 18))::uuid,
      ${leaseExpiresAt}, ${now}, ${now}, ${now})
    returning id, attempt_key
  ), event as (
    insert into publish_events (business_team_id, studio_account_id, publish_content_id,
      attempt_id, device_id, user_id, kind, detail, created_at)
    select ${teamId}::bigint, ${accountId}::bigint, ${id}::bigint,
      attempt.id, ${deviceId}::bigint, ${userId ?? null}::bigint, 'claimed', '{}', ${now}::timestamptz
    from attempt
  ), item as (
    update publish_contents set status = 'claimed', device = ${name}::text, wait_until = null,
      wait_why = null, updated_at = ${now}::timestamptz
    where id = ${id}::bigint
  )
  select id, attempt_key from attempt`
