import { rowScope } from '@omc/acl'
import { sql } from 'kysely'
import { ownOrTeam, type Scope } from '../../jsonapi/scope.ts'

/**
 * Items that are the actor's or nobody's; an auditor also sees the items of the materials that
 * await review.
 *
 * @source domain: tenancy and roles
 */
export const itemScope: Scope = (actor) =>
  rowScope(actor) === 'review'
    ? sql<boolean>`(${ownOrTeam(actor)} or (t.business_team_id = ${actor.teamId} and exists (
        select 1 from carry_materials m where m.id = t.carry_material_id and m.deleted_at is null
          and m.status in ('fetched', 'processed'))))`
    : ownOrTeam(actor)
