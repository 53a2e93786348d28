import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { carrySourceRows } from '../carry-sources/carry-source-rows.ts'
import { lockAccount } from './account-contents.ts'
import { refuseForeignOwner } from './guard-account.ts'

/**
 * Puts watched authors under an account.
 *
 * @throws Problem 404 for the account
 * @source resources §3 (studio account links to carry_sources), §7 (batch_assign_source)
 */
export async function batchAssignSource(
  context: Context,
  { input }: { input: { ids: string[]; studio_account_id: string } },
) {
  const account = await lockAccount(context, Number(input.studio_account_id))
  const { rows, failed } = await findRows<{ business_team_id: number }>(
    context,
    carrySourceRows,
    input.ids,
  )
  const ids: number[] = []
  for (const { id, business_team_id: teamId } of rows) {
    if (teamId === account.business_team_id) ids.push(id)
    else failed.push(rowFailure(id, says('other_team.source_account')))
  }
  const undoId = await changeRows(context, {
    operation: 'studio_accounts.batch_assign_source',
    resource: carrySourceRows,
    ids,
    set: { studio_account_id: account.id },
  })
  return batchAnswer({ succeeded: ids, failed, undoId })
}

/**
 * Gives all watched authors of an account to one person of its team.
 *
 * @throws Problem 404; 422 `other_team`
 * @source resources §7 (change_sources_owner)
 */
export async function changeSourcesOwner(
  context: Context,
  { id, input }: { id: number; input: { owner_id: string } },
) {
  const account = await lockAccount(context, id)
  await refuseForeignOwner(context, input.owner_id, account.business_team_id, 'owner_id')
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_sources t where t.studio_account_id = ${id} and t.deleted_at is null
      and ${carrySourceRows.scope(actorOf(context))} order by t.id for update`.execute(context.db)
  const ids = rows.map((row) => row.id)
  const undoId = await changeRows(context, {
    operation: 'studio_accounts.change_sources_owner',
    resource: carrySourceRows,
    ids,
    set: { user_id: Number(input.owner_id) },
  })
  return batchAnswer({ succeeded: ids, failed: [], undoId })
}
