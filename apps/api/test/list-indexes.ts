import type { TSchema } from 'typebox'
import type { LooksAt } from '../src/jsonapi/filters.ts'
import { toListQuery } from '../src/jsonapi/list-query.ts'
import type { Resource } from '../src/jsonapi/resource.ts'

/**
 * Columns that a list is ordered and narrowed by: the arguments of `omc_list` in the migrations.
 */
export interface ListIndexes {
  table: string
  /** Of the keys behind the team, as an index writes it. */
  order: string
  /** Those with the most values first. */
  short: readonly string[]
  ranges: readonly string[]
  words: readonly string[]
  pointers: readonly string[]
}

/** The indexes that a list needs, by what its declaration says of its order and filters. */
export function listIndexesOf(resource: Resource): ListIndexes {
  const { sort } = toListQuery(resource, {})
  const keys = sort.map(({ column }) => column)
  // An index is read either way: only a mixed order has to be written as it is asked.
  const isMixed = new Set(sort.map(({ descending }) => descending)).size > 1
  const order = sort.map(({ column, descending }) =>
    isMixed && descending ? `${column} desc` : column,
  )
  const looks = Object.values(resource.filters ?? {}).flatMap(({ looksAt }) => looksAt ?? [])
  const by = (kind: LooksAt['by']) =>
    [...new Set(looks.filter((one) => one.by === kind).map(({ column }) => column))]
      .filter((column) => column !== 'business_team_id' && !keys.includes(column))
      .toSorted()
  const sizeOf = (column: string) =>
    Math.max(
      ...Object.values(resource.filters ?? {}).flatMap(({ schema, looksAt }) =>
        looksAt?.column === column ? [sizeOfSet(schema)] : [],
      ),
    )
  return {
    table: resource.table,
    order: order.join(', '),
    short: by('short').toSorted((one, other) => sizeOf(other) - sizeOf(one)),
    ranges: by('range'),
    words: by('word'),
    pointers: by('pointer'),
  }
}

/** How many values a filter can ask for; of an open one, as many as there are sources. */
function sizeOfSet(schema: TSchema): number {
  const {
    type,
    enum: one,
    items,
  } = schema as {
    type?: string
    enum?: string[]
    items?: { enum?: string[] }
  }
  return type === 'boolean' ? 2 : ((items?.enum ?? one)?.length ?? OPEN_SET)
}
const OPEN_SET = 6

/** The line of a migration that makes them. */
export function callOf({ table, order, short, ranges, words, pointers }: ListIndexes): string {
  const arrays = [short, ranges, words, pointers].map((names) => `'{${names.join(', ')}}'`)
  return `call omc_list('${table}', '${order}', ${arrays.join(', ')});`
}
