import { SERVER_CHANNELS } from '@omc/core'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'
import { freeGivenAccount } from '../../workflows/ledger/free-given-account.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withChange } from './change-log.ts'
import { reconnectOwner } from './reconnect-owner.ts'
import { refuseInUse } from './refuse-in-use.ts'

/**
 * Keeps the change log, keeps owner and account in one team, ends the publishing of a former owner,
 * and keeps an account while something of it is being published or stands in its queue.
 *
 * @throws Problem 409 `account_busy`; 422 `other_team`, `half_quiet_hours`, `not_by_server`
 */
export async function guardAccount(context: Context, change: Change): Promise<void> {
  if (change.verb === 'delete') return refuseInUse(context, change.id)
  if (change.verb !== 'update') return
  // The undo of a restore trashes it as well.
  if (change.values.deleted_at) return refuseInUse(context, change.id)
  const { before, values } = change
  await refuseForeignOwner(context, values.user_id, Number(before.business_team_id))
  refuseHalfQuiet({ ...before, ...values })
  refuseServer({ ...before, ...values })
  const log = Array.isArray(before.change_logs) ? before.change_logs : []
  const next = withChange(log, { before, values, at: context.now, by: actorOf(context) })
  if (next) Object.assign(values, { change_logs: next })
  await freeFromFormer(context, change)
}

/**
 * A new person of the account, also by an undo: who no longer sees it stops publishing for it, and
 * hears no more of it; the new one hears of it from now on.
 */
async function freeFromFormer(
  context: Context,
  { id, before, values }: Extract<Change, { verb: 'update' }>,
): Promise<void> {
  const { user_id: given } = values
  // 0 matches no person.
  if (given === undefined || Number(given ?? 0) === Number(before.user_id ?? 0)) return
  for (const person of [before.user_id, given]) if (person) reconnectOwner(context, Number(person))
  await freeGivenAccount(await ledgerWork(context), {
    accountId: id,
    uid: String(before.uid),
    teamId: Number(before.business_team_id),
    toUserId: given === null ? null : Number(given),
  })
}

/** @throws Problem 422 `other_team` */
export async function refuseForeignOwner(
  { db }: Context,
  userId: unknown,
  teamId: number,
  field = 'user_id',
) {
  if (userId === undefined || userId === null) return
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', Number(userId))
    .where('business_team_id', '=', teamId)
    .executeTakeFirst()
  if (owner) return
  throw problem(
    'other_team.person_account',
    {},
    { source: { pointer: `/data/attributes/${field}` } },
  )
}

/** Quiet hours need a start and an end; with only one of them nothing would be quiet. */
function refuseHalfQuiet({ quiet_from: from, quiet_to: to }: Record<string, unknown>) {
  const missing = !from && to ? 'quiet_from' : from && !to ? 'quiet_to' : undefined
  if (missing === undefined) return
  throw problem('half_quiet_hours', {}, { source: { pointer: `/data/attributes/${missing}` } })
}

/** Only channels whose row says so are published to without a browser. */
function refuseServer({ publish_by: by, platform }: Record<string, unknown>) {
  if (by !== 'server' || SERVER_CHANNELS.some((one) => one === platform)) return
  throw problem(
    'not_by_server',
    { channel: String(platform) },
    { source: { pointer: '/data/attributes/publish_by' } },
  )
}
