import { sql } from 'kysely'
import type { Filter } from '../../jsonapi/filters.ts'
import { Text } from '../../jsonapi/schema.ts'

/**
 * Contents that hold every word of a search, in any order. Characters and pairs of neighbours
 * narrow the rows by index; the words themselves decide.
 */
export const wordsFilter: Filter = {
  schema: Text(200),
  where: (value) => {
    const words = wordsOf(String(value))
    if (words.length === 0) return sql<boolean>`true`
    const held = words.map((word) => sql<boolean>`t.search_text ilike ${`%${literal(word)}%`}`)
    return sql<boolean>`(t.grams @> omc_grams(${words.join(' ')}) and ${sql.join(held, sql` and `)})`
  },
}

const MAX_WORDS = 10
const wordsOf = (text: string) =>
  text
    .split(/[\s\u3000]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
/** The wildcard characters of LIKE are text to the person who types them. */
const literal = (text: string) => text.replace(/[\\%_]/g, (c) => `\\${c}`)
