import { rowScope } from '@omc/acl'
import { sql } from 'kysely'
import { ofOwnAccounts, ownOrTeam, type Scope } from '../../jsonapi/scope.ts'

/**
 * What stands under accounts: a person sees what is theirs or nobody's, and whatever belongs to an
 * account they run, whoever made it. An account that changes hands takes its rows along.
 *
 * @source domain: tenancy
 */
export const underOwnAccounts: Scope = (actor) => {
  const kind = rowScope(actor)
  if (kind === 'all-teams' || kind === 'team') return ownOrTeam(actor)
  return sql<boolean>`(${ownOrTeam(actor)} or ${ofOwnAccounts(actor)})`
}

/** The same for contents: auditors also see what awaits review. */
export const underOwnAccountsOrReview: Scope = (actor) =>
  rowScope(actor) === 'review'
    ? sql<boolean>`(${underOwnAccounts(actor)} or (t.business_team_id = ${actor.teamId} and t.status in ('fetched', 'processed')))`
    : underOwnAccounts(actor)
