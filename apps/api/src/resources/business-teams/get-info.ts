import { actorOf, type Context } from '../../jsonapi/context.ts'

/** The own team with its size. @source console spec §7 (team info) */
export async function getInfo(context: Context) {
  const { teamId } = actorOf(context)
  const { db } = context
  const team = await db
    .selectFrom('business_teams')
    .select(['id', 'name', 'team_key', 'settings'])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow()
  const count = (table: 'users' | 'studio_accounts') =>
    db
      .selectFrom(table)
      .select((by) => by.fn.countAll<number>().as('n'))
      .where('business_team_id', '=', teamId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  return {
    id: String(team.id),
    name: team.name,
    teamkey: team.team_key,
    settings: team.settings,
    users_count: (await count('users')).n,
    studio_accounts_count: (await count('studio_accounts')).n,
  }
}
