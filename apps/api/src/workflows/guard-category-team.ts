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
  if (rows.length === 0) throw otherTeam()
}

/**
 * The same for rows that get one category together; none of them is changed if one is of another
 * team.
 *
 * @throws Problem 422 `other_team`
 */
export async function guardTeamOfCategory(
  { db }: Context,
  categoryId: string | null,
  rows: readonly { business_team_id: number }[],
): Promise<void> {
  if (categoryId === null || rows.length === 0) return
  const teams = [...new Set(rows.map(({ business_team_id: team }) => team))]
  const found = await sql`select from business_categories
    where id = ${categoryId} and business_team_id <> all(${teams}::bigint[])`.execute(db)
  if (teams.length > 1 || found.rows.length > 0) throw otherTeam()
}

const otherTeam = () =>
  problem(
    'other_team.category',
    {},
    { source: { pointer: '/data/attributes/business_category_id' } },
  )
