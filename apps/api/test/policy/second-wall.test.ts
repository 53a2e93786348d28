import { sql } from 'kysely'
import { vi } from 'vitest'
import { describeCrossTeam } from './cross-team-suite.ts'

/** The application's own scopes, taken out: row-level security has to hold alone. */
vi.mock('../../src/jsonapi/scope.ts', () => {
  const everything = () => sql<boolean>`true`
  return {
    ownTeam: everything,
    ownOrTeam: everything,
    ownOrReview: everything,
    ofOwnAccounts: everything,
    ownOrOfOwnAccounts: everything,
    addressedTo: everything,
    selfTeam: everything,
  }
})

describeCrossTeam('row-level security alone')
