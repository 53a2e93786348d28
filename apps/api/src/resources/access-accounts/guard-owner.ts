import type { Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'

/**
 * A login belongs to somebody of its own team.
 *
 * @throws Problem 422 `other_team`
 */
export async function guardOwner(context: Context, change: Change): Promise<void> {
  if (change.verb !== 'create' && change.verb !== 'update') return
  const { user_id: userId } = change.values
  if (userId === undefined || userId === null) return
  const row = change.verb === 'create' ? change.values : change.before
  const owner = await context.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', Number(userId))
    .where('business_team_id', '=', Number(row.business_team_id))
    .executeTakeFirst()
  if (owner) return
  throw problem(
    'other_team.person_account',
    {},
    { source: { pointer: '/data/attributes/user_id' } },
  )
}
