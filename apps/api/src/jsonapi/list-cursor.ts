import { sql, type RawBuilder } from 'kysely'
import { problem } from '../kernel/problem.ts'
import type { SortKey } from './list-order.ts'

type KeyValue = string | number | boolean | null

/** Values of the sort keys in one row; null where a nullable key is null. */
export type Cursor = readonly KeyValue[]

/**
 * The rows behind a cursor, as ranges that follow one another: an index finds the start of each,
 * where it would read all rows before the start of conditions that `or` joins.
 */
export function rangesBehind(sort: readonly SortKey[], after: Cursor): RawBuilder<boolean>[] {
  const [first, ...rest] = sort
  if (!first) return []
  const column = columnOf(first)
  if (after[0] !== null) {
    const same = behind(sort, after)
    // Rows without a value are the last of a descending order and the first of an ascending one.
    return first.nullable && first.descending ? [same, sql<boolean>`${column} is null`] : [same]
  }
  const empty = sql<boolean>`(${column} is null and ${behind(rest, after.slice(1))})`
  return first.descending ? [empty] : [empty, sql<boolean>`${column} is not null`]
}

const columnOf = ({ column }: SortKey) => sql.ref(`t.${column}`)

/** Behind the values, among the rows that have one of the first key. */
function behind(sort: readonly SortKey[], after: Cursor): RawBuilder<boolean> {
  const [first, ...rest] = sort
  if (!first) return sql<boolean>`false`
  const than = first.descending ? sql`<` : sql`>`
  const isOneWay = rest.every((key) => !key.nullable && key.descending === first.descending)
  if (isOneWay)
    return sql<boolean>`(${sql.join(sort.map(columnOf))}) ${than} (${sql.join([...after])})`
  const [value = null, ...others] = after
  const column = columnOf(first)
  const same = sql.join(rangesBehind(rest, others), sql` or `)
  // The first comparison is the start for an index.
  return sql<boolean>`(${column} ${than}= ${value} and (${column} ${than} ${value} or ${same}))`
}

/** Value of `page[after]` that continues after a row. */
export const writeCursor = (sort: readonly SortKey[], row: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(sort.map(({ column }) => row[`key_${column}`]))).toString('base64url')

/** @throws Problem 400 `invalid_cursor` for a text that is no cursor of this order */
export function readCursor(text: string, sort: readonly SortKey[]): Cursor {
  const values = parseCursor(text)
  if (values?.length === sort.length && sort.every((key, at) => takes(key, values[at] ?? null)))
    return values
  throw problem(
    'invalid_cursor',
    {},
    {
      source: { parameter: 'page[after]' },
    },
  )
}

const takes = ({ nullable }: SortKey, value: KeyValue) => nullable || value !== null

function parseCursor(text: string): Cursor | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parsed) && parsed.every(isKeyValue) ? parsed : undefined
  } catch (error) {
    // Foreign text that is no cursor of ours: the caller answers 400.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isKeyValue = (value: unknown): value is KeyValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
