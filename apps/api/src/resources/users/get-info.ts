import { permissionsOf } from '@omc/acl'
import { actorOf, type Context } from '../../jsonapi/context.ts'

/** The signed-in person as the console keeps them. @source console spec §3, §7; domain: sign-in answers */
export async function getInfo(context: Context) {
  const { userId, roles, admin } = actorOf(context)
  const row = await context.db
    .selectFrom('users as u')
    .innerJoin('business_teams as t', 't.id', 'u.business_team_id')
    .select(['u.username', 'u.full_name', 'u.avatar', 'u.settings', 't.name', 't.id', 't.team_key'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    id: String(userId),
    roles,
    username: row.username,
    full_name: row.full_name,
    teamname: row.name,
    teamid: String(row.id),
    teamkey: row.team_key,
    avatar: row.avatar,
    settings: row.settings,
    permissions: permissionsOf(roles, admin),
    admin,
  }
}
