import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import { notFound } from '../../kernel/problem.ts'
import { Statistics, statistics } from '../../workflows/statistics.ts'
import { carryContentRows } from '../carry-contents/carry-content-rows.ts'
import { distributeContents } from './distribute-contents.ts'
import { studioAccountRows } from './studio-account-rows.ts'

interface Input {
  ids: string[]
  account_ids: string[]
}
interface ContentRow {
  id: number
  business_team_id: number
  status: string
}
const ENDED = new Set(['published', 'rejected', 'deleted'])

/**
 * Shares contents out among accounts, evenly: the account with the fewest open ones is next. A
 * content belongs to one account at a time; one that had another moves.
 *
 * @throws Problem 404 when an account is not the caller's
 * @source resources §7 (batch_assign_contents)
 */
export async function batchAssignContents(context: Context, { input }: { input: Input }) {
  const accounts = await findRows<{ business_team_id: number }>(
    context,
    studioAccountRows,
    input.account_ids,
  )
  if (accounts.failed.length > 0) throw notFound(studioAccountRows.label)
  const { rows, failed } = await findRows<ContentRow>(context, carryContentRows, input.ids)
  const open = rows.filter(({ id, status }) => {
    if (!ENDED.has(status)) return true
    failed.push(rowFailure(id, says('not_assignable', { status })))
    return false
  })
  const loads = await openCounts(
    context,
    accounts.rows.map(({ id }) => id),
    open.map(({ id }) => id),
  )
  const shared = distributeContents(
    open.map(({ id, business_team_id: teamId }) => ({ id, teamId })),
    accounts.rows.map(({ id, business_team_id: teamId }) => ({
      id,
      teamId,
      openCount: loads.get(id) ?? 0,
    })),
  )
  const ids = open.map(({ id }) => id).filter((id) => shared.has(id))
  for (const { id } of open) {
    if (shared.has(id)) continue
    failed.push(rowFailure(id, says('other_team.content_account')))
  }
  const accountOf = JSON.stringify(Object.fromEntries(shared))
  const undoId = await changeRows(context, {
    operation: 'studio_accounts.batch_assign_contents',
    resource: carryContentRows,
    ids,
    set: {
      assigned_account_id: sql`(${accountOf}::jsonb ->> t.id::text)::bigint`,
      assigned_at: context.now,
    },
  })
  return batchAnswer({ succeeded: ids, failed, undoId })
}

/** Open contents of each account, without those that are being shared out now. */
async function openCounts(
  { db }: Context,
  accountIds: readonly number[],
  without: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; n: number }>`
    select assigned_account_id as id, count(*)::int as n from carry_contents
    where assigned_account_id = any(${accountIds}::bigint[]) and deleted_at is null
      and status not in ('published', 'rejected', 'deleted') and not id = any(${without}::bigint[])
    group by 1`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

const COUNTED = { groups: ['assigned_account_id', 'status', 'category'] }

export const AssignStatistics = Statistics(COUNTED)

/** Assigned contents by account and status, and the number assigned per day. */
export const assignContentStatistics = (
  context: Context,
  { query }: { query: Record<string, unknown> },
) =>
  statistics(context, carryContentRows, {
    ...COUNTED,
    on: 'assigned_at',
    where: sql<boolean>`t.assigned_account_id is not null`,
    query,
  })
