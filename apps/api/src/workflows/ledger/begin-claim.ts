import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { hold } from '../../db/hold.ts'
import { onePlanEach } from '../../db/prepared.ts'
import { heldFence, leaseLost, leaseStatement } from './account-lease.ts'
import { deviceOf, deviceStatement, ownedBy, type Device } from './find-device.ts'

/** A device that executes for its account, with the fence of its lease. */
export type Executor = Device & { fence: number }

/**
 * Reads a device and locks the lease of its account, with the next statement: claims of one account
 * happen one after another.
 *
 * @returns gives the device, by the database's time; throws Problem 404, 409 `no_account`,
 *   `lease_lost`
 */
export async function beginClaim(
  db: Db,
  userId: number | undefined,
  deviceId: number,
): Promise<(now: Date, knownFence?: number) => Promise<Executor>> {
  await hold(db, onePlanEach)
  const device = await hold(db, deviceStatement(userId, deviceId))
  const account = sql`(select d.studio_account_id from devices d
    where d.id = ${deviceId} and ${ownedBy(userId)})`
  const lease = await hold(db, leaseStatement(account))
  return async (now, knownFence) => {
    const [found] = await device.rows()
    const own = deviceOf(found)
    const [held] = await lease.rows()
    // The device may have been given another account between the two statements.
    if (held?.studio_account_id !== own.accountId) throw leaseLost()
    return { ...own, fence: heldFence(held, { ...own, fence: knownFence }, now) }
  }
}
