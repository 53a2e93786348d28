import { THINGS } from '@omc/core/problems'
import { sql, type RawBuilder } from 'kysely'
import { ask } from '../../db/hold.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { leaseLost } from './account-lease.ts'
import type { LedgerWork } from './ledger-work.ts'
import type { Attempt } from './settle.ts'

/** Devices that the caller executes with: a person's own; those of kind server for the server itself. */
export const ownedBy = (userId: number | undefined): RawBuilder<boolean> =>
  userId === undefined
    ? sql<boolean>`d.kind = 'server'`
    : sql<boolean>`d.kind = 'browser' and d.user_id = ${userId}`

/** Whether the account `a` is the caller's to publish for: it may have been given to a colleague. */
export const publishesFor = (userId: number | undefined): RawBuilder<boolean> =>
  userId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`((select omc_wide()) or a.user_id = ${userId} or a.user_id is null)`

interface DeviceRow {
  id: number
  name: string
  released_at: Date | null
  account: { id: number; uid: string; team_id: number; is_theirs: boolean } | null
}

/** The caller's own device and the account it executes for. */
export const deviceStatement = (
  userId: number | undefined,
  deviceId: number,
): RawBuilder<DeviceRow> => sql<DeviceRow>`
  select d.id, d.name, d.released_at, case when a.id is not null
      then json_build_object('id', a.id, 'uid', a.uid, 'team_id', a.business_team_id,
        'is_theirs', ${publishesFor(userId)}) end as account
  from devices d left join studio_accounts a on a.id = d.studio_account_id
  where d.id = ${deviceId} and ${ownedBy(userId)}`

export interface Device {
  deviceId: number
  name: string
  accountId: number
  uid: string
  teamId: number
}

/**
 * A device that gives its account back, whosever the account is by now.
 *
 * @throws Problem 404; 409 `no_account` when the device holds no account
 */
export async function findLeaving({ db, userId }: LedgerWork, deviceId: number): Promise<Device> {
  const [row] = await ask(db, deviceStatement(userId, deviceId))
  return connected(row).device
}

/** @throws as `findLeaving`; 409 `lease_lost` when the account was given to a colleague */
export function deviceOf(row: DeviceRow | undefined): Device {
  const { device, isTheirs } = connected(row)
  if (!isTheirs) throw leaseLost()
  return device
}

function connected(row: DeviceRow | undefined): { device: Device; isTheirs: boolean } {
  if (!row) throw notFound(THINGS.device)
  const { id: deviceId, name, account, released_at: releasedAt } = row
  if (account === null || releasedAt !== null) throw problem('no_account.device')
  const { id: accountId, uid, team_id: teamId, is_theirs: isTheirs } = account
  return { device: { deviceId, name, accountId, uid, teamId }, isTheirs }
}

/** @throws as `deviceOf` */
export async function findDevice({ db, userId }: LedgerWork, deviceId: number): Promise<Device> {
  const [row] = await ask(db, deviceStatement(userId, deviceId))
  return deviceOf(row)
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
 *
 * @param isOwn  of `ownsDevice`
 */
export const isExecutorOf = (
  attempt: Pick<Attempt, 'device_id' | 'fence'>,
  isOwn: boolean,
  { device_id: deviceId, fence }: Reporter,
): boolean => isOwn && attempt.device_id === Number(deviceId) && attempt.fence === fence

/** Whether the device of an attempt `p` is the caller's own. */
export const ownsDevice = (userId: number | undefined): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from devices d where d.id = p.device_id and ${ownedBy(userId)})`
