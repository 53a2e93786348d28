import { sql } from 'kysely'
import type { Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'

const POINTS_TO = {
  user_id: 'users',
  studio_account_id: 'studio_accounts',
  business_category_id: 'business_categories',
} as const

/**
 * People who work across teams must not tie rows of two teams together.
 *
 * @throws Problem 422 `other_team`
 */
export async function guardSameTeam(context: Context, change: Change): Promise<void> {
  if (change.verb !== 'update') return
  for (const [name, table] of Object.entries(POINTS_TO)) {
    const id = change.values[name]
    if (id === undefined || id === null) continue
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where id = ${id}::bigint
        and business_team_id = ${change.before.business_team_id}`.execute(context.db)
    if (rows.length > 0) continue
    throw problem(
      'other_team',
      {},
      {
        source: { pointer: `/data/attributes/${name}` },
      },
    )
  }
}
