import type { Scope, ScopeFilters } from '../../kit/list/list-scope.ts'
import type { Place } from './stats-place.ts'

type Part = Exclude<keyof Place, 'range'>

const OF_SCOPE: Readonly<Record<Part, keyof Scope>> = {
  days: 'since',
  channels: 'channels',
  accounts: 'account',
  agencies: 'agency',
}

const PARTS: readonly Part[] = ['days', 'channels', 'accounts', 'agencies']

/** Parts of a place that do not narrow the rows of a list. */
export const unnarrowed = (scope: ScopeFilters = {}, place: Place): readonly Part[] =>
  PARTS.filter(
    (part) => scope[OF_SCOPE[part]] === undefined && (part === 'days' || place[part].length > 0),
  )
