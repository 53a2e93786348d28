import type { Item, Sdk } from '@omc/sdk'
import { read } from '../../kernel/data/read.ts'
import { groupScope } from '../lists/scopes.ts'

export type Piece = Item<'carry_contents.list'>

/** Pieces of one look. */
const AT_ONCE = 60
/** Address parameter with the one source to look at. */
export const SOURCE = 'source'

/** Sources of the group of an address. */
export const sourcesAt = (pathname: string): readonly string[] => {
  const { sources = [] } = groupScope(pathname)
  return typeof sources === 'string' ? [sources] : sources
}

/** Sources that an address asks for: one of the group, else all of them. */
export function chosenSources(pathname: string, query: URLSearchParams): readonly string[] {
  const all = sourcesAt(pathname)
  const one = query.get(SOURCE)
  return one !== null && all.includes(one) ? [one] : all
}

/**
 * Pieces that nobody has looked at, the oldest first. Collected pieces have no channel yet, so they
 * are narrowed by source.
 *
 * @source screens §2.5, /guanghe/panel/audit
 */
export const piecesQuery = (sdk: Sdk, sources: readonly string[]) =>
  read(sdk, 'carry_contents.list', {
    'filter[status]': ['fetched'],
    'filter[source]': [...sources],
    sort: ['created_at'],
    'page[size]': AT_ONCE,
  })
