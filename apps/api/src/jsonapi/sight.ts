import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { hold } from '../db/hold.ts'
import { notFound } from '../kernel/problem.ts'
import type { Operation } from './operation.ts'

/**
 * A write begins with the sight of its person, while what the request names is looked up, and then
 * looks at its whole team, to find what is there already.
 *
 * @throws Problem 404 `not_found` when row-level security keeps the record of the path from them
 */
export async function widenSight(db: Db, operation: Operation, id: number): Promise<void> {
  const isSeen = await holdSight(db, operation, id)
  await isSeen()
}

/**
 * The same, sent with the next statement.
 *
 * @returns the check whether the record of the path is seen; it throws as `widenSight` does
 */
export async function holdSight(
  db: Db,
  { onRecord, resource }: Operation,
  id: number,
): Promise<() => Promise<void>> {
  // Materialized: the record is looked for before the setting is made.
  const named = onRecord
    ? sql`with named as materialized (select 1 from ${sql.table(resource.table)} t where t.id = ${id})`
    : sql``
  const widened = await hold(
    db,
    sql`${named} select set_config('omc.reads', 'team', true) ${onRecord ? sql`from named` : sql``}`,
  )
  return async () => {
    if (onRecord && (await widened.rows()).length === 0) throw notFound(resource.label)
  }
}

/** The answer of a write is read with the visibility of its person again. */
export const narrowSight = (db: Db) => hold(db, sql`select set_config('omc.reads', 'own', true)`)
