import { rowScope } from '@omc/acl'
import { sql } from 'kysely'
import { reviewedRows } from '../../jsonapi/review-scope.ts'
import { ownOrTeam, type Scope } from '../../jsonapi/scope.ts'

/**
 * Items that are the actor's or nobody's; people who review materials also see the items of
 * those.
 *
 * @source domain: tenancy and roles
 */
export const itemScope: Scope = (actor) => {
  const reviewed = rowScope(actor) === 'own' ? reviewedRows('carry_materials', actor) : undefined
  if (!reviewed) return ownOrTeam(actor)
  return sql<boolean>`(${ownOrTeam(actor)} or (t.business_team_id = ${actor.teamId}
    and t.carry_material_id in (select t.id from carry_materials t where t.deleted_at is null and ${reviewed})))`
}
