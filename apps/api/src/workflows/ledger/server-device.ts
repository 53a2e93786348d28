import { problem } from '../../kernel/problem.ts'
import { VERSION } from '../../kernel/version.ts'
import { takeLease, type Lease } from './account-lease.ts'
import { fenceOff } from './fence-off.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'

/** Name of the server's devices where only a name is shown. */
export const SERVER_NAME = '服务器'

interface Account {
  id: number
  teamId: number
  uid: string
}

/**
 * Makes the server the executor of an account, through a device row of its own that all processes
 * share. It never takes an account from anybody.
 *
 * @throws Problem 409 `account_leased`
 * @source domain: one executor per studio account
 */
export async function takeForServer(
  work: LedgerWork,
  { id, teamId, uid }: Account,
): Promise<Lease & { deviceId: number }> {
  const seen = {
    version: VERSION,
    running: null,
    last_seen_at: work.now,
    released_at: null,
    deleted_at: null,
    updated_at: work.now,
  }
  const { id: deviceId } = await work.db
    .insertInto('devices')
    .values({
      kind: 'server',
      user_id: null,
      business_team_id: teamId,
      studio_account_id: id,
      name: SERVER_NAME,
      device_no: 'server',
      created_at: work.now,
      ...seen,
    })
    .onConflict((conflict) =>
      conflict.column('studio_account_id').where('kind', '=', 'server').doUpdateSet(seen),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = { id, business_team_id: teamId, uid }
  const lease = await takeLease(work, { account, deviceId, takeOver: false, isShared: true })
  await fenceOff(work, { accountId: id, fence: lease.fence, uid, teamId })
  return { ...lease, deviceId }
}

/**
 * An account that the server publishes for is left to it, unless this device has it already; a person
 * takes it over on purpose.
 *
 * @throws Problem 409 `account_leased`
 */
export async function refuseServersAccount(
  work: LedgerWork,
  accountId: number,
  deviceId: number,
): Promise<void> {
  const { db, now, settings } = work
  const served = await db
    .selectFrom('studio_accounts as a')
    .leftJoin('account_leases as l', (join) =>
      join.onRef('l.studio_account_id', '=', 'a.id').on('l.expires_at', '>', now),
    )
    .select('l.device_id')
    .where('a.id', '=', accountId)
    .where('a.publish_by', '=', 'server')
    .executeTakeFirst()
  if (!served || served.device_id === deviceId) return
  throw problem(
    'account_leased',
    { device_name: { zh: SERVER_NAME, en: 'Server' } },
    {
      meta: {
        device_id: served.device_id === null ? null : String(served.device_id),
        device_kind: 'server',
        device_name: SERVER_NAME,
        lease_expires_at: later(now, settings.leaseMs).toISOString(),
      },
    },
  )
}

/** Id of the server's device of an account that it has taken before. */
export const serverDevice = async ({ db }: LedgerWork, accountId: number): Promise<number> => {
  const { id } = await db
    .selectFrom('devices')
    .select('id')
    .where('studio_account_id', '=', accountId)
    .where('kind', '=', 'server')
    .executeTakeFirstOrThrow()
  return id
}
