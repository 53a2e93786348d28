import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'
import type { Account } from '../../workflows/publish-matching.ts'

interface Input {
  ids?: string[]
  studio_account_id?: string
  assignments?: { id: string; studio_account_id: string }[]
}
interface Content {
  id: number
  business_team_id: number
  channel: string
}

/**
 * Gives contents their account: one for all ids, or one each as `batch_match_account` proposed.
 *
 * @throws Problem 422 `ids_or_assignments`
 */
export async function batchAssignAccount(
  context: Context,
  resource: Resource,
  { input }: { input: Input },
) {
  const wanted = readWanted(input)
  const { rows, failed } = await findRows<Content>(context, resource, [...wanted.keys()])
  const accounts = await findAccounts(context, [...new Set(wanted.values())])
  const assigned: Record<string, string> = {}
  for (const { id, business_team_id, channel } of rows) {
    const accountId = wanted.get(String(id)) ?? ''
    const account = accounts.get(accountId)
    if (!account) failed.push(rowFailure(id, says('no_such_account')))
    else if (account.business_team_id !== business_team_id)
      failed.push(rowFailure(id, says('other_team.content_account')))
    else if (channel !== '' && channel !== account.platform)
      failed.push(rowFailure(id, says('other_platform', { channel, platform: account.platform })))
    else assigned[String(id)] = accountId
  }
  const ids = Object.keys(assigned).map(Number)
  const undoId = await changeRows(context, {
    operation: 'creator_contents.batch_assign_account',
    resource,
    ids,
    set: {
      studio_account_id: sql`(${JSON.stringify(assigned)}::jsonb ->> t.id::text)::bigint`,
      assigned_at: context.now,
    },
  })
  return batchAnswer({ succeeded: ids, failed, undoId })
}

function readWanted({ ids, studio_account_id, assignments }: Input): Map<string, string> {
  if (assignments && !ids && studio_account_id === undefined)
    return new Map(assignments.map((one) => [one.id, one.studio_account_id]))
  if (!assignments && ids && studio_account_id !== undefined)
    return new Map(ids.map((id) => [id, studio_account_id]))
  throw problem('ids_or_assignments', {}, { source: { pointer: '/data/attributes/ids' } })
}

async function findAccounts(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, Account>> {
  const { rows } = await sql<Account>`
    select t.id, t.business_team_id, t.uid, t.platform, t.nickname from studio_accounts t
    where t.id = any(${[...ids]}::bigint[]) and t.deleted_at is null and ${ownOrTeam(actorOf(context))}`.execute(
    context.db,
  )
  return new Map(rows.map((account) => [String(account.id), account]))
}
