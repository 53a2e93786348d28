import { ROLES, rowScope } from '@omc/acl'
import { sql, type RawBuilder } from 'kysely'

const LEADING_ROLES = ROLES.filter((role) => rowScope({ roles: [role], admin: false }) !== 'own')

/** Whether the person `u` may sign in and sees their whole team, which is this one. */
export const isLead = (teamId: number): RawBuilder<boolean> =>
  sql<boolean>`(u.business_team_id = ${teamId} and u.disabled_at is null and u.deleted_at is null
    and (u.full_access or u.roles && ${[...LEADING_ROLES]}::text[]))`
