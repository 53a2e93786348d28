import { can } from '@omc/acl'
import { sql } from 'kysely'
import type { Scope } from '../../jsonapi/scope.ts'

/** Own views, the team's, and those of own roles; people who may change the team see all roles'. */
export const ownViews: Scope = (actor) => {
  const ofRole = can(actor, 'team:edit')
    ? sql`t.kind = 'role'`
    : sql`t.kind = 'role' and t.role = any(${[...actor.roles]}::text[])`
  return sql<boolean>`(t.business_team_id = ${actor.teamId}
    and (t.kind = 'team' or (t.kind = 'personal' and t.user_id = ${actor.userId}) or (${ofRole})))`
}
