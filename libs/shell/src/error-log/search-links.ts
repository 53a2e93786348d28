import { SEARCH_ENGINES } from '../search/search-engines.ts'
import { scrubForSearch } from './scrub.ts'

/** A search for an error with one engine. */
export type SearchLink = { readonly engine: string; readonly url: string }

const MAX_QUERY = 120
// Scrubbing takes time that grows with the square of the text.
const MAX_READ = 500

/**
 * Three searches for the message of an error, with nothing in them that points to a person, an
 * account or a row. Open them with `noreferrer`.
 *
 * @source console spec §2, error-log dialog: three web search engines
 */
export function searchLinks(message: string): readonly SearchLink[] {
  const query = scrubForSearch((message.split('\n', 1)[0] ?? '').slice(0, MAX_READ)).slice(
    0,
    MAX_QUERY,
  )
  // Cutting a surrogate pair in two would make encodeURIComponent throw.
  const safe = encodeURIComponent(query.replace(/[\uD800-\uDFFF]/gu, ''))
  return SEARCH_ENGINES.map(([engine, address]) => ({ engine, url: `${address}${safe}` }))
}
