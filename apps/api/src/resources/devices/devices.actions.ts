import type { RunningJob } from '../../db/publishing-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { findAccount } from '../../workflows/find-account.ts'
import { renewLease, takeLease } from '../../workflows/ledger/account-lease.ts'
import { fenceOff } from '../../workflows/ledger/fence-off.ts'
import { findDevice, findLeaving } from '../../workflows/ledger/find-device.ts'
import { leaveAccount } from '../../workflows/ledger/leave-account.ts'
import { ledgerWork, type LedgerWork } from '../../workflows/ledger/ledger-work.ts'
import { noteRunning } from '../../workflows/ledger/running-job.ts'
import { refuseServersAccount } from '../../workflows/ledger/server-device.ts'

interface Registration {
  name: string
  device_no: string
  uid?: string
  platform?: string
  version?: string
  take_over?: boolean
}

export async function registerDevice(
  context: Context,
  { input }: { input: Registration },
): Promise<RecordAnswer> {
  const { db } = context
  const actor = actorOf(context)
  const work = await ledgerWork(context)
  const account =
    input.uid === undefined ? undefined : await findAccount(context, input.uid, input.platform)
  const values = {
    name: input.name,
    version: input.version ?? '',
    running: null,
    studio_account_id: account?.id ?? null,
    last_seen_at: work.now,
    released_at: null,
    deleted_at: null,
    updated_at: work.now,
  }
  const { id } = await db
    .insertInto('devices')
    .values({
      ...values,
      business_team_id: account?.business_team_id ?? actor.teamId,
      user_id: actor.userId,
      device_no: input.device_no,
      created_at: work.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['business_team_id', 'user_id', 'device_no']).doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name, device_no, uid, platform, version, take_over } = input
  await context.audit({
    operation: 'devices.register',
    subjectType: 'devices',
    subjectIds: [id],
    after: { name, device_no, uid, platform, version, take_over },
  })
  await leaveOthers(work, id, account?.id)
  if (!account) return { id }
  const takeOver = input.take_over ?? false
  if (!takeOver) await refuseServersAccount(work, account.id, id)
  const lease = await takeLease(work, { account, deviceId: id, takeOver })
  // Open attempts of an older page are settled before the new executor starts.
  await fenceOff(work, {
    accountId: account.id,
    fence: lease.fence,
    uid: account.uid,
    teamId: account.business_team_id,
  })
  return { id }
}

/** A device executes for one account: whatever else it held is free for others at once. */
async function leaveOthers(work: LedgerWork, deviceId: number, accountId: number | undefined) {
  const held = await work.db
    .selectFrom('account_leases as l')
    .innerJoin('studio_accounts as a', 'a.id', 'l.studio_account_id')
    .select(['a.id as accountId', 'a.uid', 'a.business_team_id as teamId'])
    .where('l.device_id', '=', deviceId)
    .where('a.id', '<>', accountId ?? 0)
    .orderBy('a.id')
    .execute()
  for (const left of held) await leaveAccount(work, { ...left, deviceId })
}

export async function heartbeatDevice(
  context: Context,
  { id, input }: { id: number; input: { fence?: number; running?: RunningJob | null } },
): Promise<RecordAnswer> {
  const work = await ledgerWork(context)
  const device = await findDevice(work, id)
  await renewLease(work, {
    ...device,
    ...(input.fence === undefined ? {} : { fence: input.fence }),
  })
  await noteRunning(work, id, input.running ?? null)
  return { id }
}

export async function releaseDevice(
  context: Context,
  { id }: { id: number },
): Promise<RecordAnswer> {
  const work = await ledgerWork(context)
  const device = await findLeaving(work, id)
  await leaveAccount(work, device)
  await context.db
    .updateTable('devices')
    .set({ released_at: work.now, studio_account_id: null, updated_at: work.now })
    .where('id', '=', id)
    .execute()
  await context.audit({ operation: 'devices.release', subjectType: 'devices', subjectIds: [id] })
  return { id }
}
