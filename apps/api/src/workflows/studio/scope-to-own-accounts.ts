import { rowScope } from '@omc/acl'
import { orReviewed } from '../../jsonapi/review-scope.ts'
import { anyInTeam, ofOwnAccounts, ownOrTeam, type Scope } from '../../jsonapi/scope.ts'

/**
 * Row scope of resources that belong to accounts: a person sees their own rows, rows without an owner,
 * and every row of an account they run, no matter who made it. An account that changes hands takes
 * its rows along.
 *
 * @source domain: tenancy
 */
export const scopeToOwnAccounts: Scope = (actor) => {
  const kind = rowScope(actor)
  if (kind === 'all-teams' || kind === 'team') return ownOrTeam(actor)
  return anyInTeam(actor, [ownOrTeam(actor), ofOwnAccounts(actor)])
}

/** The same for contents; reviewers also see contents that await review. */
export const scopeToOwnAccountsOrReview: Scope = (actor) =>
  orReviewed('studio_contents', actor, scopeToOwnAccounts)
