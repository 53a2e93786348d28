import { sql, type RawBuilder } from 'kysely'
import T from 'typebox'
import { IdOf } from '../jsonapi/schema.ts'
import { ownTeam } from '../jsonapi/scope.ts'
import type { Actor } from '../kernel/actor.ts'

/** Narrows a select to one team; for people who see only their own, no other team is found. */
export const TeamQuery = { business_team_id: T.Optional(IdOf('business_teams')) }

/** Parameters that narrow every select. @source domain: verb table (get_select) */
export const SelectQuery = { search: T.Optional(T.String({ maxLength: 100 })), ...TeamQuery }

/** For selects of the own team: also another team, or all teams that the caller sees. */
export const TeamsQuery = { ...TeamQuery, all_teams: T.Optional(T.Boolean()) }

type AskedTeams = { business_team_id?: string; all_teams?: boolean }

/** Rows `t` of the team that is named; every row if none is. */
export const ofNamedTeam = ({ business_team_id: id }: AskedTeams): RawBuilder<boolean> =>
  id === undefined ? sql<boolean>`true` : sql<boolean>`t.business_team_id = ${id}::bigint`

/** Rows `t` that the caller sees, of the team that is named, of all if they are asked for, else of the own. */
export const ofAskedTeams = (actor: Actor, asked: AskedTeams): RawBuilder<boolean> => {
  const { business_team_id: id = String(actor.teamId), all_teams: areAll = false } = asked
  const named = areAll ? asked : { business_team_id: id }
  return sql<boolean>`(${ownTeam(actor)} and ${ofNamedTeam(named)})`
}

/** Name of the team of the row `t`, which tells options of several teams apart. */
export const TEAM_NAME = sql<string>`coalesce((select b.name from business_teams b where b.id = t.business_team_id), '')`
