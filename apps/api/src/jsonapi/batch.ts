import { type Saying, says } from '@omc/core/problems'
import { sql } from 'kysely'
import { onlySaid } from '../kernel/problem.ts'
import { actorOf, type Context } from './context.ts'
import type { Resource } from './resource.ts'
import type { Row } from './statements.ts'

/** Why one row of a batch was not done. */
export interface RowFailure {
  id: string
  error: Saying
}

export const rowFailure = (id: string | number, saying: Saying): RowFailure => ({
  id: String(id),
  error: onlySaid(saying),
})

/**
 * The rows behind the ids of a batch, locked, in the order of the ids; what is not there or not the
 * actor's is a failure of its row and tells nothing more.
 *
 * @source domain: verb table (batch_*); reliability T1 (ids in batches checked one by one)
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the columns of the table it asks
export async function findRows<R extends object = Row>(
  context: Context,
  resource: Resource,
  ids: readonly string[],
  { trashed = false }: { trashed?: boolean } = {},
): Promise<{ rows: (R & { id: number })[]; failed: RowFailure[] }> {
  const alive = trashed || resource.trash === false ? sql`true` : sql`t.deleted_at is null`
  const found = await sql<R & { id: number }>`
    select t.* from ${sql.table(resource.table)} t
    where t.id = any(${[...ids]}::bigint[]) and ${alive} and ${resource.scope(actorOf(context))}
    order by t.id for update`.execute(context.db)
  const byId = new Map(found.rows.map((row) => [String(row.id), row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  const failed = ids
    .filter((id) => !byId.has(id))
    .map((id) => rowFailure(id, says('not_found.row')))
  return { rows, failed }
}

/** The answer of every batch (`BatchResult`). */
export const batchAnswer = ({
  succeeded,
  failed,
  undoId = null,
}: {
  succeeded: readonly (string | number)[]
  failed: readonly RowFailure[]
  undoId?: string | null
}) => ({
  succeeded: succeeded.map((id) => ({ id: String(id) })),
  failed: [...failed],
  undo_id: undoId,
})
