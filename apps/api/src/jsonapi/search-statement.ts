import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../kernel/actor.ts'
import { columns } from './columns.ts'
import { isOneOf, isRowId, type Filter } from './filters.ts'
import { direction, orderBy, type SortKey } from './list-order.ts'
import { toListQuery } from './list-query.ts'
import type { Resource } from './resource.ts'
import { alive, at, conditions, type Row } from './statements.ts'

/** Records of one kind in an answer. */
export const SEARCH_SIZE = 5

/**
 * Rows of a list that a search looks through, the first in the order of the list: no index answers
 * words under row-level security, and a word that nobody wrote would read the whole table (ADR 018).
 */
export const SEARCH_DEPTH = 500

/** A record that was found, or a row without one when nothing was. */
export type FoundRow = Row & {
  readonly row_id: number | null
  /** The list has rows beyond the depth, and fewer than wanted were found before. */
  readonly has_older: boolean
}

/** Columns in which the filter `search` of a list looks for words; empty for a list without it. */
export const searchedColumns = ({ filters }: Resource): readonly string[] =>
  filters?.['search']?.finds?.by === 'text' ? filters['search'].finds.of : []

/**
 * The records that the filter `search` of a list finds: first those with the id or with a whole value
 * that the list has an index for, at any depth; then the first within the depth, in the order of the
 * list. Scope, order and conditions are those of the list.
 */
export function searchStatement(
  actor: Actor,
  resource: Resource,
  { words, fields }: { words: string; fields: readonly string[] },
): RawBuilder<FoundRow> {
  const { where, sort } = toListQuery(resource, { 'filter[search]': words })
  const table = sql.table(resource.table)
  const visible = [resource.scope(actor), ...alive(resource)]
  const names = sort.map(({ column }) => column)
  const looked = new Set([...names, ...searchedColumns(resource)])
  const size = sql.lit(SEARCH_SIZE)
  const depth = sql.lit(SEARCH_DEPTH)
  const found = [
    firstOf({ from: sql`w`, parts: where, sort, rank: 2 }),
    ...wholeValues(resource, words).map((same) =>
      firstOf({ from: table, parts: [...visible, same], sort, rank: 1 }),
    ),
  ]
  const keys = sql.join(names.map((name) => sql.ref(`u.${name}`)))
  const { made, names: shown } = columns(resource, fields)
  const ordered = names.map((name) => sql`${at(name)} as ${ordering(name)}`)
  const order = sort.map((key) => sql`p.${ordering(key.column)} ${direction(key)}`)
  return sql<FoundRow>`
    with w as materialized (
      select ${sql.join([...looked].map(at))} from ${table} t
      where ${conditions(visible)} order by ${orderBy(sort)} limit ${depth}
    ), k as materialized (
      select ${keys}, min(u.rank) as rank from (${sql.join(found, sql` union all `)}) u
      group by ${keys} order by rank, ${orderBy(sort, 'u')} limit ${size}
    ), p as (
      select t.id as row_id, k.rank, ${sql.join([...ordered, ...made])} from k join ${table} t on t.id = k.id
    )
    select o.has_older, ${sql.raw(['p.row_id', ...shown].join(', '))} from (
      select case when (select count(*) from k) < ${size}
        then (select count(*) from w) >= ${depth} else false end as has_older
    ) o left join p on true order by p.rank, ${sql.join(order)}`
}

interface Part {
  from: RawBuilder<unknown>
  parts: readonly RawBuilder<boolean>[]
  sort: readonly SortKey[]
  rank: number
}

/** Sort keys of the first rows that meet the conditions. */
const firstOf = ({ from, parts, sort, rank }: Part) =>
  sql`(select ${sql.join(sort.map(({ column }) => at(column)))}, ${sql.lit(rank)} as rank
    from ${from} t where ${conditions(parts)} order by ${orderBy(sort)} limit ${sql.lit(SEARCH_SIZE)})`

const ordering = (column: string) => sql.ref(`at_${column}`)

/** Conditions that an index answers: the id, and each searched column that holds exactly the words. */
function wholeValues(resource: Resource, words: string): RawBuilder<boolean>[] {
  const searched = searchedColumns(resource)
  const isIndexed = ({ looksAt, finds }: Filter) =>
    finds?.by === 'value' &&
    (looksAt?.by === 'word' || looksAt?.by === 'pointer') &&
    searched.includes(looksAt.column)
  return [
    ...(isRowId(words) ? [isOneOf('id', 'bigint', words)] : []),
    ...Object.values(resource.filters ?? {})
      .filter(isIndexed)
      .map(({ where }) => where([words])),
  ]
}
