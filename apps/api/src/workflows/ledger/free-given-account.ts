import { rowScope } from '@omc/acl'
import { leaveAccount } from './leave-account.ts'
import type { LedgerWork } from './ledger-work.ts'

interface Given {
  accountId: number
  uid: string
  teamId: number
  /** Null: everyone of the team. */
  toUserId: number | null
}

/**
 * Ends the lease of a person who no longer sees an account, because it is given to a colleague: that
 * colleague can start at once, and nothing is sent for them that they do not see.
 *
 * @source domain: one executor per studio account
 */
export async function freeGivenAccount(
  work: LedgerWork,
  { toUserId, ...account }: Given,
): Promise<void> {
  if (toUserId === null) return
  const holder = await work.db
    .selectFrom('account_leases as l')
    .innerJoin('devices as d', 'd.id', 'l.device_id')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['d.id as deviceId', 'u.id as userId', 'u.roles', 'u.full_access as admin'])
    .where('l.studio_account_id', '=', account.accountId)
    .executeTakeFirst()
  if (!holder || holder.userId === toUserId || rowScope(holder) !== 'own') return
  await leaveAccount(work, { ...account, deviceId: holder.deviceId })
}
