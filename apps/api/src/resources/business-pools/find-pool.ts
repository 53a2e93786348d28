import { THINGS } from '@omc/core/problems'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { BusinessPoolsTable } from '../../db/creator-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { notFound } from '../../kernel/problem.ts'

export type BusinessPool = Selectable<BusinessPoolsTable>

/**
 * A current pool of the actor.
 *
 * @throws Problem 404
 */
export const readPool = (context: Context, id: number): Promise<BusinessPool> =>
  select(context, id, sql``)

/**
 * The same, locked.
 *
 * @throws Problem 404
 */
export const findPool = (context: Context, id: number): Promise<BusinessPool> =>
  select(context, id, sql`for update`)

async function select(
  context: Context,
  id: number,
  lock: RawBuilder<unknown>,
): Promise<BusinessPool> {
  const { rows } = await sql<BusinessPool>`
    select t.* from business_pools t
    where t.id = ${id} and t.deleted_at is null and ${ownTeam(actorOf(context))} ${lock}`.execute(
    context.db,
  )
  const [pool] = rows
  if (!pool) throw notFound(THINGS.pool)
  return pool
}
