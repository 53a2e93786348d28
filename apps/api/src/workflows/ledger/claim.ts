import { sql } from 'kysely'
import { hold } from '../../db/hold.ts'
import { beginClaim, type Executor } from './begin-claim.ts'
import type { ClaimFacts, OpenAttempt } from './claim-facts.ts'
import { claimTurn } from './claim-turn.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { announceEvent } from './record-event.ts'

export interface Claim {
  contentId: number
  fence: number
  leaseExpiresAt: Date
  queueLeft: number
  /** The attempt, which is written with the next statement of the transaction. */
  attempt: () => Promise<{ id: number; key: string }>
}

/** A device by its id, with the fence that it knows. */
interface Asking {
  deviceId: number
  fence: number
}

/** A claim of a device by its id, as `claim`. */
export const claimFor = async (work: LedgerWork, asking: Asking): Promise<Claim | undefined> =>
  claim(work, await executorOf(work, asking))

/**
 * Whether `claimFor` would give something now. Nothing new is begun. What is left open is settled when
 * it returns; where it throws, that is undone with the transaction.
 *
 * @returns false when the queue is empty
 * @throws as `claim`
 */
export const isClaimable = async (work: LedgerWork, asking: Asking): Promise<boolean> =>
  (await claimTurn(work, await executorOf(work, asking))) !== undefined

async function executorOf(work: LedgerWork, { deviceId, fence }: Asking): Promise<Executor> {
  const executorAt = await beginClaim(work.db, work.userId, deviceId)
  return executorAt(work.now, fence)
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
  const turn = await claimTurn(work, executor)
  if (!turn) return undefined
  const { queueLeft } = turn
  return turn.tag === 'held'
    ? claimOf(turn.attempt, queueLeft)
    : openClaim(work, executor, { ...turn.item, queueLeft })
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
