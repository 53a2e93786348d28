import { sql, type RawBuilder } from 'kysely'
import type { Filter } from './filters.ts'
import { problem } from './problem.ts'
import { DEFAULT_PAGE_SIZE, MAX_ROW, defaultSort } from './query-schema.ts'
import type { Resource } from './resource.ts'

export interface SortKey {
  column: string
  descending: boolean
}

/** A parsed list request: conditions, order, page. */
export interface ListQuery {
  where: readonly RawBuilder<boolean>[]
  sort: readonly SortKey[]
  size: number
  offset: number
  after: readonly unknown[] | undefined
  include: readonly string[]
  fields: readonly string[]
  /** The fields that were asked of the types an answer can include; a type that is missing gives its own. */
  fieldsOf: Readonly<Record<string, readonly string[]>>
  trashed: boolean
  /** One plan is good for all values of it, so that PostgreSQL need not plan it each time. */
  hasOnePlan: boolean
}

/**
 * Reads checked parameters into a list request.
 *
 * @throws Problem 400 `page_too_deep` beyond row 10,000, `invalid_cursor`
 * @source domain: settled numbers
 */
export function toListQuery(resource: Resource, values: Record<string, unknown>): ListQuery {
  const number = Number(values['page[number]'] ?? 1)
  const size = Number(values['page[size]'] ?? resource.defaultPageSize ?? DEFAULT_PAGE_SIZE)
  const offset = (number - 1) * size
  if (offset + size > MAX_ROW && number > 1) {
    const title = `第 ${MAX_ROW} 行之后请用游标翻页 / beyond row ${MAX_ROW} use page[after]`
    throw problem(400, 'page_too_deep', title, { source: { parameter: 'page[number]' } })
  }
  const sort = toSort(resource, values.sort)
  const after = values['page[after]']
  const asked = askedOf(resource, values)
  return {
    where: asked.map(([filter, value]) => filter.where(value)),
    sort,
    size,
    offset,
    after: typeof after === 'string' ? readCursor(after, sort) : undefined,
    include: strings(values.include),
    ...fieldsOf(resource, values),
    trashed: values['filter[trashed]'] === true,
    hasOnePlan: offset > 0 && after === undefined && asked.every(servesAllValues),
  }
}

/** The filters that a request gives a value, with that value. */
const askedOf = (resource: Resource, values: Record<string, unknown>): [Filter, unknown][] =>
  Object.entries(resource.filters ?? {}).flatMap(([name, filter]) => {
    const value = values[`filter[${name}]`]
    return value === undefined ? [] : [[filter, value]]
  })

/**
 * A column that equals one value which many rows have, or there were no second page. How many rows a
 * range or several values have says nothing of the next one.
 */
const servesAllValues = ([{ looksAt }, value]: [Filter, unknown]): boolean =>
  looksAt !== undefined && looksAt.by !== 'range' && (!Array.isArray(value) || value.length === 1)

/**
 * What of a record and of those it includes is asked for; nothing said means all of the record. An
 * empty `fields[…]` means no attributes.
 *
 * @source JSON:API 1.1, sparse fieldsets
 */
export function fieldsOf(
  resource: Resource,
  values: Record<string, unknown>,
): Pick<ListQuery, 'fields' | 'fieldsOf'> {
  const asked = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const type = /^fields\[(.+)\]$/.exec(name)?.[1]
      return type === undefined ? [] : [[type, strings(value)]]
    }),
  )
  const fields = asked[resource.type] ?? Object.keys(resource.attributes.properties)
  return { fields, fieldsOf: asked }
}

export const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

function toSort(resource: Resource, value: unknown): SortKey[] {
  const asked = strings(value)
  const keys = firstOfEach((asked.length > 0 ? asked : defaultSort(resource).split(',')).map(toKey))
  // The id makes every order total, so that no row is shown twice or skipped between pages.
  return keys.some(({ column }) => column === 'id')
    ? [...keys]
    : [...keys, { column: 'id', descending: keys[0]?.descending ?? true }]
}

/** A column that is named again orders nothing more. */
const firstOfEach = (keys: readonly SortKey[]): readonly SortKey[] =>
  keys.filter(({ column }, at) => keys.findIndex((key) => key.column === column) === at)

const toKey = (text: string): SortKey =>
  text.startsWith('-')
    ? { column: text.slice(1), descending: true }
    : { column: text, descending: false }

export const orderBy = (sort: readonly SortKey[], alias = 't') =>
  sql.join(
    sort.map(
      ({ column, descending }) =>
        sql`${sql.ref(`${alias}.${column}`)} ${descending ? sql`desc` : sql`asc`}`,
    ),
  )

/** The rows behind the cursor, for keys of mixed direction. */
export function afterCursor(
  sort: readonly SortKey[],
  after: readonly unknown[],
): RawBuilder<boolean> {
  const steps = sort.map(({ column, descending }, at) => {
    const same = sort.slice(0, at).map((key, i) => sql`${sql.ref(`t.${key.column}`)} = ${after[i]}`)
    const beyond = sql`${sql.ref(`t.${column}`)} ${descending ? sql`<` : sql`>`} ${after[at]}`
    return sql`(${sql.join([...same, beyond], sql` and `)})`
  })
  return sql<boolean>`(${sql.join(steps, sql` or `)})`
}

export const writeCursor = (sort: readonly SortKey[], row: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(sort.map(({ column }) => row[`key_${column}`]))).toString('base64url')

function readCursor(text: string, sort: readonly SortKey[]): readonly unknown[] {
  const values = parseCursor(text)
  if (values?.length === sort.length) return values
  throw problem(400, 'invalid_cursor', '游标无效 / the cursor is not valid', {
    source: { parameter: 'page[after]' },
  })
}

function parseCursor(text: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(parsed)) return undefined
    return parsed.every((item) => ['string', 'number', 'boolean'].includes(typeof item))
      ? parsed
      : undefined
  } catch (error) {
    // Foreign text that is no cursor of ours: the caller answers 400.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
