import { rowScope } from '@omc/acl'
import { sql } from 'kysely'
import { ownTeam, type Scope } from '../jsonapi/scope.ts'

/** Rows of the team; for people restricted to own rows, those of their accounts' uids. */
export const ofOwnUids: Scope = (actor) => {
  const kind = rowScope(actor)
  if (kind === 'all-teams' || kind === 'team') return ownTeam(actor)
  return sql<boolean>`(t.business_team_id = ${actor.teamId} and exists (
    select 1 from studio_accounts a where a.business_team_id = t.business_team_id and a.platform = t.platform
      and a.uid = t.uid and (a.user_id = ${actor.userId} or a.user_id is null)))`
}
