import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Json } from '../../jsonapi/schema.ts'
import { selfTeam } from '../../jsonapi/scope.ts'

/** @source resources document §3, §7 */
export const businessTeams = defineResource({
  type: 'business_teams',
  label: '团队',
  table: 'business_teams',
  attributes: Closed({
    name: T.String(),
    studio_accounts_count: Count,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    studio_accounts_count: `select count(*)::int from studio_accounts a where a.business_team_id = t.id and a.deleted_at is null`,
  },
  scope: selfTeam,
  verbs: {},
  actions: {
    get_info: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'team:read',
      summary: 'The own team, its settings and its size.',
      output: {
        kind: 'data',
        schema: Closed({
          id: Id,
          name: T.String(),
          teamkey: T.String(),
          settings: Json,
          users_count: Count,
          studio_accounts_count: Count,
        }),
      },
      run: getInfo,
    }),
  },
})

async function getInfo(context: Context) {
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
