import { can } from '@omc/acl'
import { commandRow, wrongParam, type RemoteCommandName } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { ofOwnAccounts } from '../../jsonapi/scope.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { acknowledge } from '../../workflows/commands/acknowledge.ts'
import { COMMAND_RULES, type Acknowledged } from '../../workflows/commands/command-rules.ts'
import { withdraw } from '../../workflows/commands/withdraw.ts'
import { findAccount } from '../../workflows/find-account.ts'
import { findDevice } from '../../workflows/ledger/find-device.ts'
import { later } from '../../workflows/ledger/ledger-settings.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'

interface Issue {
  uid: string
  platform?: string
  command: RemoteCommandName
  params?: Record<string, unknown>
  msg?: string
  expires_in_s?: number
  confirm?: string
}

const DEFAULT_AGE_S = 60
export const MIN_AGE_S = 5

/**
 * Stores the command before it is sent to the account's devices.
 *
 * @throws Problem 403 `forbidden`; 404 for an account that is not the actor's; 422 `confirm_required`,
 *   `invalid_params`
 * @source domain: jobs, notices, events; reliability T3
 */
export async function issueCommand(
  context: Context,
  { input }: { input: Issue },
): Promise<RecordAnswer> {
  const actor = actorOf(context)
  const rule = COMMAND_RULES[input.command]
  if (!can(actor, rule.may)) throw problem('forbidden', { permission: rule.may })
  refuseWrongParam(input)
  const account = await findAccount(context, input.uid, input.platform)
  const { now } = await ledgerWork(context)
  if (rule.confirm && input.confirm !== (account.nickname || account.uid)) throw confirmRequired()
  const ageS = Math.min(Math.max(input.expires_in_s ?? DEFAULT_AGE_S, MIN_AGE_S), rule.maxAgeS)
  const expiresAt = later(now, ageS * 1000)
  const { id } = await context.db
    .insertInto('commands')
    .values({
      business_team_id: account.business_team_id,
      studio_account_id: account.id,
      uid: account.uid,
      command: input.command,
      msg: input.msg ?? '',
      params: JSON.stringify(input.params ?? {}),
      issued_by: actor.userId,
      issued_at: now,
      updated_at: now,
      expires_at: expiresAt,
      device_id: null,
      phases: JSON.stringify([{ phase: 'issued', at: now.toISOString(), detail: '' }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.audit({
    operation: 'commands.issue',
    subjectType: 'commands',
    subjectIds: [id],
    after: input,
  })
  context.afterCommit(() =>
    context.services.broadcast.toAccount(account.business_team_id, account.uid, {
      msg: input.msg ?? '',
      command: input.command,
      uid: account.uid,
      platform: account.platform,
      id: String(id),
      params: input.params ?? {},
      issuer: actor.username,
      issued_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    }),
  )
  return { id }
}

const confirmRequired = () =>
  problem('confirm_required', {}, { source: { pointer: '/data/attributes/confirm' } })

function refuseWrongParam({ command, params }: Issue): void {
  const row = commandRow(command)
  const name = row && wrongParam(row, params ?? {})
  if (!name) return
  throw problem(
    'invalid_params',
    { name },
    { source: { pointer: `/data/attributes/params/${name}` } },
  )
}

/**
 * Takes a command back that no device has begun.
 *
 * @throws Problem 404; 403 `forbidden` for who may not send it; 409 `command_begun`
 */
export async function withdrawCommand(
  context: Context,
  { id }: { id: number },
): Promise<RecordAnswer> {
  const actor = actorOf(context)
  const command = await context.db
    .selectFrom('commands as t')
    .selectAll('t')
    .where('t.id', '=', id)
    .where(ofOwnAccounts(actor))
    .forUpdate()
    .executeTakeFirst()
  if (!command) throw notFound(THINGS.command)
  const rule = COMMAND_RULES[command.command as RemoteCommandName]
  if (!can(actor, rule.may)) throw problem('forbidden', { permission: rule.may })
  await withdraw(await ledgerWork(context), command)
  await context.audit({
    operation: 'commands.withdraw',
    subjectType: 'commands',
    subjectIds: [id],
  })
  return { id }
}

export async function inbox(context: Context, { query }: { query: { device_id: string } }) {
  const work = await ledgerWork(context)
  const device = await findDevice(work, Number(query.device_id))
  const { rows } = await sql<Record<string, unknown>>`
    select t.id as row_id, t.*, (select u.username from users u where u.id = t.issued_by) as issuer from commands t
    where t.studio_account_id = ${device.accountId} and t.phase = 'issued' and t.expires_at > ${work.now}
      and ${ofOwnAccounts(actorOf(context))}
    order by t.id limit 100`.execute(context.db)
  return rows
}

interface Acknowledgement {
  device_id: string
  phase: Acknowledged
  detail?: string
}

/** The first device to receive a command has it; so it runs at most once. */
export async function acknowledgeCommand(
  context: Context,
  { id, input }: { id: number; input: Acknowledgement },
): Promise<RecordAnswer> {
  const work = await ledgerWork(context)
  const device = await findDevice(work, Number(input.device_id))
  await acknowledge(work, device, { id, phase: input.phase, detail: input.detail ?? '' })
  return { id }
}
