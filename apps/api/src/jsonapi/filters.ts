import { sql, type RawBuilder } from 'kysely'
import T, { type TSchema } from 'typebox'
import { Id, Instant, OneOf, Text, Uuid } from './schema.ts'

/** A named condition a list can be narrowed by. Declared per resource; nothing else is accepted. */
export interface Filter {
  schema: TSchema
  /** SQL on the row `t` for the parsed value. */
  where: (value: unknown) => RawBuilder<boolean>
  /** The column it compares; a filter without one reads the list in its order. */
  looksAt?: LooksAt
  /** Comparison and columns, for its description; filters without it have their own words. */
  finds?: Finds
}

export interface Finds {
  by: 'value' | 'id' | 'parent' | 'flag' | 'set' | 'part' | 'text' | 'from' | 'before' | 'to'
  of: readonly string[]
}

/**
 * How an index serves a filter: `short` and `range` columns stand beside the keys of the list's own
 * index, for values that many rows have; to the rows of a `word` or a `pointer` leads an index each,
 * and beside a word stand the short columns that it is often asked with.
 */
export interface LooksAt {
  column: string
  by: 'short' | 'range' | 'word' | 'pointer'
}

const column = (name: string) => sql.ref(`t.${name}`)
/** The empty value of a column in a filter: an empty text there means no filter. */
const NONE = 'none'
const list = (value: unknown) => (Array.isArray(value) ? value : [value])

/**
 * A column that has one of the values. One value is written as `=`: an index whose next columns are
 * those of the order then gives the rows in that order, which `any` does not.
 */
export function isOneOf(
  name: string,
  type: 'text' | 'uuid' | 'bigint' | 'date' | 'integer',
  value: unknown,
): RawBuilder<boolean> {
  const values = list(value)
  return values.length === 1
    ? sql<boolean>`${column(name)} = ${values[0]}::${sql.raw(type)}`
    : sql<boolean>`${column(name)} = any(${values}::${sql.raw(type)}[])`
}
/** Escapes the wildcards of LIKE, which people type as plain text. */
const literal = (text: string) => text.replace(/[\\%_]/g, (c) => `\\${c}`)

/** One or several values of a closed set, comma separated. */
export const oneOf = (name: string, values: readonly string[]): Filter => ({
  schema: T.Array(OneOf(...values), { maxItems: 20 }),
  where: (value) => isOneOf(name, 'text', value),
  looksAt: { column: name, by: 'short' },
  finds: { by: 'value', of: [name] },
})

/** The same, where `none` stands for rows whose column is empty. */
export const oneOfOrNone = (name: string, values: readonly string[]): Filter => ({
  ...oneOf(name, [...values, NONE]),
  where: (value) =>
    isOneOf(
      name,
      'text',
      list(value).map((one) => (one === NONE ? '' : one)),
    ),
})

/** Exact text, several values comma separated. */
export const equals = (name: string): Filter => ({
  schema: T.Array(Text(200), { maxItems: 20 }),
  where: (value) => isOneOf(name, 'text', value),
  looksAt: { column: name, by: 'word' },
  finds: { by: 'value', of: [name] },
})

/** The same, of a short key that many rows share (a source, a kind), from a set that is open. */
export const code = (name: string): Filter => ({
  ...equals(name),
  looksAt: { column: name, by: 'short' },
})

/** The same, of a key that few rows have (an outside id). */
export const key = (name: string): Filter => ({
  ...equals(name),
  looksAt: { column: name, by: 'pointer' },
})

/** Exact keys, several comma separated. */
export const equalsUuid = (name: string): Filter => ({
  schema: T.Array(Uuid, { maxItems: 20 }),
  where: (value) => isOneOf(name, 'uuid', value),
  looksAt: { column: name, by: 'pointer' },
  finds: { by: 'value', of: [name] },
})

/** Rows that point to one of the ids. */
export const references = (name: string): Filter => ({
  schema: T.Array(Id, { maxItems: 100 }),
  where: (value) => isOneOf(name, 'bigint', value),
  looksAt: { column: name, by: 'pointer' },
  finds: { by: 'id', of: [name] },
})

/** Rows without a parent when the value is `0`, else children of it. */
export const parent = (name: string): Filter => ({
  schema: T.String({ pattern: '^(0|[1-9][0-9]{0,17})$' }),
  where: (value) =>
    value === '0'
      ? sql<boolean>`${column(name)} is null`
      : sql<boolean>`${column(name)} = ${value}::bigint`,
  finds: { by: 'parent', of: [name] },
})

export const flag = (name: string): Filter => ({
  schema: T.Boolean(),
  where: (value) => sql<boolean>`${column(name)} = ${value}`,
  looksAt: { column: name, by: 'short' },
  finds: { by: 'flag', of: [name] },
})

/** True when the column is set. */
export const isSet = (name: string): Filter => ({
  schema: T.Boolean(),
  where: (value) =>
    value ? sql<boolean>`${column(name)} is not null` : sql<boolean>`${column(name)} is null`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'set', of: [name] },
})

/** True when a text column holds something. */
export const isFilled = (name: string): Filter => ({
  schema: T.Boolean(),
  where: (value) =>
    value ? sql<boolean>`${column(name)} <> ''` : sql<boolean>`${column(name)} = ''`,
  finds: { by: 'set', of: [name] },
})

/** Rows whose array column shares a value with the list. */
export const overlaps = (name: string): Filter => ({
  schema: T.Array(Text(100), { maxItems: 20 }),
  where: (value) => sql<boolean>`${column(name)} && ${list(value)}::text[]`,
  finds: { by: 'part', of: [name] },
})

export const isRowId = (text: string): boolean => /^[1-9][0-9]{0,17}$/.test(text)

/** Text anywhere in one of the columns; a number also finds the id. */
export const search = (...names: readonly string[]): Filter => ({
  schema: Text(100),
  where: (value) => {
    const pattern = `%${literal(String(value))}%`
    const anywhere = names.map((name) => sql<boolean>`${column(name)} ilike ${pattern}`)
    const byId = isRowId(String(value)) ? [isOneOf('id', 'bigint', String(value))] : []
    return sql<boolean>`(${sql.join([...anywhere, ...byId], sql` or `)})`
  },
  finds: { by: 'text', of: names },
})

export const since = (name: string): Filter => ({
  schema: Instant,
  where: (value) => sql<boolean>`${column(name)} >= ${value}::timestamptz`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'from', of: [name] },
})

export const until = (name: string): Filter => ({
  schema: Instant,
  where: (value) => sql<boolean>`${column(name)} < ${value}::timestamptz`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'before', of: [name] },
})
