import { rowReach } from '@omc/acl'
import { sql, type RawBuilder } from 'kysely'
import { listOf } from '../../jsonapi/chosen-rows.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { rowsOfList } from '../../jsonapi/statements.ts'
import type { Step, TaskRun } from '../task.ts'

type Run = Pick<TaskRun, 'actor' | 'step'>

/**
 * The rows that match filters, as the person sees them in the list: what they may read, not what
 * they may change, so that the count is the one that the list showed.
 */
export function matchingRows(
  { actor, step }: Run,
  resource: Resource,
  matching: Readonly<Record<string, unknown>>,
) {
  const reading = { reaches: rowReach(actor), readsOwn: true }
  const query = listOf(resource, matching)
  const from = (one: Step, where: RawBuilder<boolean> = sql<boolean>`true`) =>
    sql`from ${sql.table(resource.table)} t where ${rowsOfList(one, resource, query)} and ${where}`
  return {
    /** How many there are, and the highest id. */
    count: <R>(then: (one: Step, found: { count: number; lastId: number }) => Promise<R>) =>
      step(async (one) => {
        const { rows } = await sql<{ count: number; last_id: number }>`
          select count(*)::int as count, coalesce(max(t.id), 0) as last_id ${from(one)}`.execute(
          one.db,
        )
        const { count, last_id: lastId } = rows[0] ?? { count: 0, last_id: 0 }
        return then(one, { count, lastId })
      }, reading),
    /** The next ids behind one, no further than another. */
    next: (afterId: number, lastId: number, limit: number) =>
      step(async (one) => {
        const range = sql<boolean>`t.id > ${afterId} and t.id <= ${lastId}`
        const { rows } = await sql<{ id: number }>`
          select t.id ${from(one, range)} order by t.id limit ${sql.lit(limit)}`.execute(one.db)
        return rows.map(({ id }) => id)
      }, reading),
  }
}
