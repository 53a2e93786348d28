import { holdsLease, mayTakeLease, type StoredLease } from '@omc/core/ledger'
import { sql, type RawBuilder } from 'kysely'
import { ask } from '../../db/hold.ts'
import { problem } from '../../kernel/problem.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'

export interface Lease {
  fence: number
  expiresAt: Date
}

interface Taking {
  account: { id: number; business_team_id: number; uid: string }
  deviceId: number
  /** Take it even from a device that is alive: an explicit choice of a person. */
  takeOver: boolean
  /** Several processes run under the device: its own live lease is not taken again. */
  isShared?: boolean
}

/**
 * Makes a device the one executor of an account. Each taking grows the fence, so that whatever an
 * older page still holds can start nothing more.
 *
 * @throws Problem 409 `account_leased` with meta {device_id, device_kind, device_name,
 *   lease_expires_at}
 * @source domain: one executor per studio account
 */
export async function takeLease(
  work: LedgerWork,
  { account, deviceId, takeOver, isShared = false }: Taking,
): Promise<Lease> {
  const { db, now, settings } = work
  await db
    .insertInto('account_leases')
    .values({
      studio_account_id: account.id,
      business_team_id: account.business_team_id,
      device_id: null,
      expires_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const held = await db
    .selectFrom('account_leases as l')
    .leftJoin('devices as d', 'd.id', 'l.device_id')
    .select(['l.device_id', 'l.expires_at', 'd.kind', 'd.name', 'd.released_at'])
    .where('l.studio_account_id', '=', account.id)
    .forUpdate('l')
    .executeTakeFirstOrThrow()
  const isAlive = held.device_id !== null && held.released_at === null && held.expires_at > now
  const holder = { deviceId: held.device_id, isAlive }
  if (!mayTakeLease(holder, { deviceId, takeOver, isShared })) {
    throw problem(
      'account_leased',
      { device_name: held.name ?? '' },
      {
        meta: {
          device_id: String(held.device_id),
          device_kind: held.kind,
          device_name: held.name,
          lease_expires_at: held.expires_at.toISOString(),
        },
      },
    )
  }
  const expiresAt = later(now, settings.leaseMs)
  const { fence } = await db
    .updateTable('account_leases')
    .set(({ eb }) => ({ device_id: deviceId, fence: eb('fence', '+', 1), expires_at: expiresAt }))
    .where('studio_account_id', '=', account.id)
    .returning('fence')
    .executeTakeFirstOrThrow()
  await recordEvent(work, {
    kind: 'lease_taken',
    teamId: account.business_team_id,
    accountId: account.id,
    uid: account.uid,
    deviceId,
    detail: { fence, from_device_id: isAlive ? held.device_id : null },
  })
  return { fence, expiresAt }
}

/** The refusal for a device that no longer holds the account. */
export const leaseLost = () => problem('lease_lost')

export type LeaseRow = StoredLease & { studio_account_id: number }

/** The lease of an account, locked until the transaction ends. */
export const leaseStatement = (accountId: RawBuilder<unknown>): RawBuilder<LeaseRow> =>
  sql<LeaseRow>`select studio_account_id, device_id, fence, expires_at from account_leases
    where studio_account_id = ${accountId} for update`

/**
 * The fence of the lease that a device holds.
 *
 * @throws Problem 409 `lease_lost`
 */
export function heldFence(
  lease: StoredLease | undefined,
  held: { deviceId: number; fence?: number | undefined },
  now: Date,
): number {
  if (!lease || !holdsLease(lease, held, now)) throw leaseLost()
  return lease.fence
}

/** @throws as `heldFence` */
export async function requireLease(
  { db, now }: LedgerWork,
  held: { accountId: number; deviceId: number; fence?: number | undefined },
): Promise<{ fence: number }> {
  const [lease] = await ask(db, leaseStatement(sql`${held.accountId}`))
  return { fence: heldFence(lease, held, now) }
}

/** Renews the lease and the leases of the attempts open under it. */
export async function renewLease(
  work: LedgerWork,
  held: { accountId: number; deviceId: number; fence?: number },
): Promise<Lease> {
  const { fence } = await requireLease(work, held)
  const expiresAt = later(work.now, work.settings.leaseMs)
  await work.db
    .updateTable('account_leases')
    .set({ expires_at: expiresAt })
    .where('studio_account_id', '=', held.accountId)
    .execute()
  await work.db
    .updateTable('publish_attempts')
    .set({ lease_expires_at: expiresAt })
    .where('studio_account_id', '=', held.accountId)
    .where('device_id', '=', held.deviceId)
    .where('fence', '=', fence)
    .where('state', 'in', ['claimed', 'submitting'])
    .execute()
  await work.db
    .updateTable('devices')
    .set({ last_seen_at: work.now })
    .where('id', '=', held.deviceId)
    .execute()
  return { fence, expiresAt }
}

/** Gives the account back. @returns whether the device held it, with that fence if it names one */
export async function releaseLease(
  work: LedgerWork,
  held: { accountId: number; deviceId: number; fence?: number | undefined },
): Promise<boolean> {
  const { accountId, deviceId, fence } = held
  const released = await work.db
    .updateTable('account_leases')
    .set({ expires_at: work.now, device_id: null })
    .where('studio_account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .$if(fence !== undefined, (query) => query.where('fence', '=', fence ?? 0))
    .returning('business_team_id')
    .executeTakeFirst()
  return released !== undefined
}
