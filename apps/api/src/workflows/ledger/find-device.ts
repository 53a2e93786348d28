import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { notFound, problem } from '../../kernel/problem.ts'
import type { LedgerWork } from './ledger-work.ts'
import type { Attempt } from './settle.ts'

/** Devices that the caller executes with: a person's own; those of kind server for the server itself. */
const ownedBy = (userId: number | undefined) =>
  userId === undefined
    ? sql<boolean>`d.kind = 'server'`
    : sql<boolean>`d.kind = 'browser' and d.user_id = ${userId}`

/**
 * The caller's own device and the account it executes for.
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
    .where(ownedBy(userId))
    // An account is there with all of it, or not at all.
    .$narrowType<
      | { account_id: number; uid: string; business_team_id: number }
      | { account_id: null; uid: null; business_team_id: null }
    >()
    .executeTakeFirst()
  if (!device) throw notFound(THINGS.device)
  if (device.account_id === null || device.released_at !== null) {
    throw problem('no_account.device')
  }
  const { id, name, account_id: accountId, uid, business_team_id: teamId } = device
  return { deviceId: id, name, accountId, uid, teamId }
}

/** Sender of a report: the device that claimed the attempt, with the fence it got then. */
export interface Reporter {
  device_id: string
  fence: number
}

/**
 * Whether a report comes from the device that claimed the attempt, and that device is the caller's
 * own. Keys, ids and fences can be read in lists by everyone who sees the account: knowing them is
 * not enough.
 */
export async function isExecutorOf(
  { db, userId }: LedgerWork,
  attempt: Pick<Attempt, 'device_id' | 'fence'>,
  { device_id: deviceId, fence }: Reporter,
): Promise<boolean> {
  if (attempt.device_id !== Number(deviceId) || attempt.fence !== fence) return false
  const own = await db
    .selectFrom('devices as d')
    .select('d.id')
    .where('d.id', '=', attempt.device_id)
    .where(ownedBy(userId))
    .executeTakeFirst()
  return own !== undefined
}
