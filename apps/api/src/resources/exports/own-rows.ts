import { sql } from 'kysely'
import type { Scope } from '../../jsonapi/scope.ts'

/** Only the actor's own rows, whatever the actor may see else. */
export const ownRows: Scope = ({ teamId, userId }) =>
  sql<boolean>`(t.business_team_id = ${teamId} and t.user_id = ${userId})`
