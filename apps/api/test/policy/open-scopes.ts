import { sql } from 'kysely'

/** In the place of the scopes of the application: everybody reaches every row. */
const everything = () => sql<boolean>`true`

export const openScopes = {
  ownTeam: everything,
  acrossTeams: everything,
  anyInTeam: everything,
  ownOrTeam: everything,
  ofOwnAccounts: everything,
  ownOrOfOwnAccounts: everything,
  addressedTo: everything,
  selfTeam: everything,
}
export const openReviewScopes = {
  ownOrReview: () => everything,
  orReviewed: everything,
  ownOrAssigned: everything,
  reviewedRows: () => undefined,
}
