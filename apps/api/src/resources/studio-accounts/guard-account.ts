import { SERVER_CHANNELS } from '@omc/core'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'
import { freeGivenAccount } from '../../workflows/ledger/free-given-account.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withChange } from './change-log.ts'
import { reconnectHearers, type Owner } from './reconnect-hearers.ts'
import { refuseInUse } from './refuse-in-use.ts'

/**
 * Keeps the change log, keeps owner and account in one team, ends the publishing of a former owner,
 * keeps an account while something of it is being published or stands in its queue, and lets those
 * hear of it, and only those, who see it after the change.
 *
 * @throws Problem 409 `account_busy`; 422 `other_team`, `half_quiet_hours`, `not_by_server`
 */
export async function guardAccount(context: Context, change: Change): Promise<void> {
  if (change.verb === 'create') return
  if (isTrashed(change)) await refuseInUse(context, change.id)
  else if (change.verb === 'update') await guardUpdate(context, change)
  const owners = ownersAround(change)
  const teamId = Number(change.before.business_team_id)
  if (owners.length > 0) await reconnectHearers(context, { teamId, owners })
}

type Update = Extract<Change, { verb: 'update' }>
/** Of an account that exists. */
type LaterChange = Exclude<Change, { verb: 'create' }>

/** The undo of a restore trashes it as well. */
const isTrashed = (change: LaterChange): boolean =>
  change.verb === 'delete' || (change.verb === 'update' && Boolean(change.values.deleted_at))

/** Former and new owner, where one of them hears of the account only before or only after. */
function ownersAround(change: LaterChange): Owner[] {
  const former = ownerOf(change.before.user_id)
  if (change.verb !== 'update') return [former]
  const { user_id: given, deleted_at: trashedAt } = change.values
  const next = given === undefined ? former : ownerOf(given)
  return trashedAt === undefined && next === former ? [] : [former, next]
}

const ownerOf = (userId: unknown): Owner =>
  userId === null || userId === undefined ? null : Number(userId)

async function guardUpdate(context: Context, change: Update): Promise<void> {
  const { before, values } = change
  await refuseForeignOwner(context, values.user_id, Number(before.business_team_id))
  refuseHalfQuiet({ ...before, ...values })
  refuseServer({ ...before, ...values })
  const log = Array.isArray(before.change_logs) ? before.change_logs : []
  const next = withChange(log, { before, values, at: context.now, by: actorOf(context) })
  if (next) Object.assign(values, { change_logs: next })
  await freeFromFormer(context, change)
}

/** A new person of the account, also by an undo: who no longer sees it stops publishing for it. */
async function freeFromFormer(context: Context, { id, before, values }: Update): Promise<void> {
  const { user_id: given } = values
  if (given === undefined || ownerOf(given) === ownerOf(before.user_id)) return
  await freeGivenAccount(await ledgerWork(context), {
    accountId: id,
    uid: String(before.uid),
    teamId: Number(before.business_team_id),
    toUserId: ownerOf(given),
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
