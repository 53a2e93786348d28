import type { RawBuilder } from 'kysely'
import { problem } from '../kernel/problem.ts'
import { isOneOf, type Filter } from './filters.ts'
import { readCursor, type Cursor } from './list-cursor.ts'
import { sortKeysOf, type SortKey } from './list-order.ts'
import { DEFAULT_PAGE_SIZE, MAX_ROW } from './query-schema.ts'
import type { Resource } from './resource.ts'

/** A parsed list request: conditions, order, page. */
export interface ListQuery {
  where: readonly RawBuilder<boolean>[]
  sort: readonly SortKey[]
  size: number
  offset: number
  after: Cursor | undefined
  /** The last id of the page's rows. */
  upTo?: number
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
    throw problem('page_too_deep', { max_row: MAX_ROW }, { source: { parameter: 'page[number]' } })
  }
  const sort = sortKeysOf(resource, strings(values.sort))
  const after = values['page[after]']
  const asked = askedOf(resource, values)
  return {
    where: [...chosen(values), ...asked.map(([filter, value]) => filter.where(value))],
    sort,
    size,
    offset,
    after: typeof after === 'string' ? readCursor(after, sort) : undefined,
    include: strings(values.include),
    ...fieldsOf(resource, values),
    trashed: values['filter[trashed]'] === true,
    hasOnePlan:
      offset > 0 &&
      after === undefined &&
      values['filter[ids]'] === undefined &&
      asked.every(servesAllValues),
  }
}

/** Rows by their ids: every list has it beside its own filters. */
const chosen = ({ 'filter[ids]': ids }: Record<string, unknown>): RawBuilder<boolean>[] =>
  ids === undefined ? [] : [isOneOf('id', 'bigint', ids)]

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
 * Requested fields of a record and of those it includes; by default all fields of the record. An
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
