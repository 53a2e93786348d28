import { rowScope } from '@omc/acl'
import { sql } from 'kysely'
import { orReviewed } from '../../jsonapi/review-scope.ts'
import { ofOwnAccounts, ownOrTeam, type Scope } from '../../jsonapi/scope.ts'

/**
 * What stands under accounts: a person sees what is theirs or nobody's, and whatever belongs to an
 * account they run, no matter who made it. An account that changes hands takes its rows along.
 *
 * @source domain: tenancy
 */
export const underOwnAccounts: Scope = (actor) => {
  const kind = rowScope(actor)
  if (kind === 'all-teams' || kind === 'team') return ownOrTeam(actor)
  return sql<boolean>`(${ownOrTeam(actor)} or ${ofOwnAccounts(actor)})`
}

/** The same for contents, with what awaits review for those who review. */
export const underOwnAccountsOrReview: Scope = (actor) =>
  orReviewed('studio_contents', actor, underOwnAccounts)
