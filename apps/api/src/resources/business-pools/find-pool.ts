import { sql, type Selectable } from 'kysely'
import type { BusinessPoolsTable } from '../../db/creator-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { notFound } from '../../jsonapi/problem.ts'
import { ownTeam } from '../../jsonapi/scope.ts'

export type BusinessPool = Selectable<BusinessPoolsTable>

/**
 * A pool of the actor, locked.
 *
 * @throws Problem 404
 */
export async function findPool(context: Context, id: number): Promise<BusinessPool> {
  const { rows } = await sql<BusinessPool>`
    select t.* from business_pools t
    where t.id = ${id} and t.deleted_at is null and ${ownTeam(actorOf(context))} for update`.execute(
    context.db,
  )
  const [pool] = rows
  if (!pool) throw notFound('选品池 / pool')
  return pool
}
