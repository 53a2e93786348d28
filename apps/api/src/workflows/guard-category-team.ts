import { sql } from 'kysely'
import type { Context } from '../jsonapi/context.ts'
import type { Change } from '../jsonapi/resource.ts'
import { problem } from '../kernel/problem.ts'

/**
 * Refuses a category of another team: a person who sees all teams could mix them up.
 *
 * @throws Problem 422 `other_team`
 */
export async function guardCategoryTeam({ db }: Context, change: Change): Promise<void> {
  if (change.verb !== 'update' || !change.values.business_category_id) return
  const { rows } = await sql`select from business_categories
    where id = ${change.values.business_category_id} and business_team_id = ${change.before.business_team_id}`.execute(
    db,
  )
  if (rows.length > 0) return
  throw problem(
    'other_team.category',
    {},
    { source: { pointer: '/data/attributes/business_category_id' } },
  )
}
