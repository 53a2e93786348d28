import { notFound, problem } from '../../jsonapi/problem.ts'
import type { LedgerWork } from './ledger-work.ts'

/**
 * A person's own device and the account it executes for.
 *
 * @throws Problem 404; 409 `no_account` when the device holds no account
 */
export async function findDevice({ db, userId }: LedgerWork, deviceId: number) {
  const device = await db
    .selectFrom('devices as d')
    .leftJoin('studio_accounts as a', 'a.id', 'd.studio_account_id')
    .select([
      'd.id',
      'd.name',
      'd.released_at',
      'a.id as account_id',
      'a.uid',
      'a.business_team_id',
    ])
    .where('d.id', '=', deviceId)
    .where('d.user_id', '=', userId ?? 0)
    .executeTakeFirst()
  if (!device) throw notFound('设备 / device')
  const { account_id: accountId, uid, business_team_id: teamId } = device
  if (accountId === null || uid === null || teamId === null || device.released_at !== null) {
    throw problem(
      409,
      'no_account',
      '设备尚未连接发布账号 / the device is not connected to an account',
    )
  }
  return { deviceId: device.id, name: device.name, accountId, uid, teamId }
}
