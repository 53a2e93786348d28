import { rowScope } from '@omc/acl'
import { sql, type RawBuilder } from 'kysely'
import { keptPlan, prepared } from '../db/prepared.ts'
import type { Reader } from '../db/reader.ts'
import type { Actor } from '../kernel/actor.ts'
import { columns } from './columns.ts'
import type { CountCache } from './count-cache.ts'
import { rangesBehind } from './list-cursor.ts'
import { direction, orderBy } from './list-order.ts'
import type { ListQuery } from './list-query.ts'
import { mayCall } from './may-call.ts'
import { MAX_ROW } from './query-schema.ts'
import type { Registry } from './registry.ts'
import { mayOf, type Relation, type Resource } from './resource.ts'

export type Row = Record<string, unknown>

interface Reading {
  registry: Registry
  actor: Actor
  reader: Reader
  /** Where counts are kept; without it each list counts again. */
  counts?: { cache: CountCache; now: Date }
}

export const at = (name: string) => sql.ref(`t.${name}`)

/** Rows of a list are alive, or those in its trash. */
export const alive = (resource: Resource, trashed = false) => {
  if (resource.trash === false) return []
  return [trashed ? sql<boolean>`t.deleted_at is not null` : sql<boolean>`t.deleted_at is null`]
}

export const conditions = (parts: readonly RawBuilder<boolean>[]) =>
  parts.length > 0 ? sql.join([...parts], sql` and `) : sql`true`

/**
 * One page with its includes in a single statement; its count costs a second one only when neither
 * the page itself nor the cache knows it.
 *
 * @returns rows and how many there are in all (at most 10,001, so that the caller can tell "more")
 */
export async function selectPage(
  reading: Reading,
  resource: Resource,
  query: ListQuery,
): Promise<{ rows: Row[]; count: number }> {
  const { reader } = reading
  const rows = await reader.read<Row>(reader.compile(pageStatement(reading, resource, query)))
  return { rows, count: await countOf(reading, resource, query, rows.length) }
}

async function countOf(
  reading: Reading,
  resource: Resource,
  query: ListQuery,
  pageLength: number,
): Promise<number> {
  const { reader, actor, counts } = reading
  // A page that is not full ends the list.
  const isLast = pageLength < query.size && (pageLength > 0 || query.offset === 0)
  if (isLast && !query.after) return query.offset + pageLength
  const statement = reader.compile(countStatement(reading, resource, query))
  const count = async () => {
    const [row] = await reader.read<{ record_count: number }>(statement)
    return row?.record_count ?? 0
  }
  if (!counts) return count()
  const key = JSON.stringify([actor.teamId, rowScope(actor), statement.sql, statement.parameters])
  return counts.cache.get(key, { type: resource.type, now: counts.now, count })
}

/** The rows of a list without its pages, as a condition on `t`. */
export const rowsOfList = (
  { actor }: Pick<Reading, 'actor'>,
  resource: Resource,
  query: ListQuery,
): RawBuilder<boolean> =>
  sql<boolean>`(${conditions([resource.scope(actor), ...alive(resource, query.trashed), ...query.where])})`

/** How many rows a list has, counted no further than one can page. */
function countStatement(
  { actor }: Reading,
  resource: Resource,
  query: ListQuery,
): RawBuilder<{ record_count: number }> {
  return sql<{ record_count: number }>`select count(*)::int as record_count
    from (select 1 from ${sql.table(resource.table)} t where ${rowsOfList({ actor }, resource, query)} limit ${MAX_ROW + 1}) c`
}

/**
 * The statement of `selectPage`; its plan is held by a test. The page is found by keys alone, which
 * an index can answer without the rows; only the rows that are shown are then read.
 */
export function pageStatement(
  reading: Pick<Reading, 'registry' | 'actor'>,
  resource: Resource,
  query: ListQuery,
): RawBuilder<Row> {
  const visible = [
    resource.scope(reading.actor),
    ...alive(resource, query.trashed),
    ...query.where,
    ...(query.upTo === undefined ? [] : [sql<boolean>`t.id <= ${query.upTo}`]),
  ]
  const { made, names } = columns(resource, query.fields)
  const ordered = query.sort.map(({ column }) => sql`k.${sql.ref(column)} as ${ordering(column)}`)
  // As text, so that a cursor keeps what a JavaScript date or number would round.
  const keys = query.sort.map(({ column }) => sql`p.${ordering(column)}::text as ${keyOf(column)}`)
  const order = query.sort.map((key) => sql`p.${ordering(key.column)} ${direction(key)}`)
  const table = sql.table(resource.table)
  // The size stands in the text: a plan that is kept would not know how little is wanted.
  const mark = query.offset === 0 || query.after ? prepared : sql``
  return sql<Row>`${mark}${query.hasOnePlan ? keptPlan : sql``}
    with k as (${keysOfPage(table, visible, query)}), p as (
      select t.id as row_id, ${sql.join([...ordered, ...made])} from k join ${table} t on t.id = k.id
    )
    select ${sql.join([...keys, sql.raw(['p.row_id', ...names].join(', '))])}${includes(reading, resource, query)}
    from p order by ${sql.join(order)}`
}

/** The sort keys of the rows of a page, found by an index alone where there is one. */
function keysOfPage(
  table: RawBuilder<unknown>,
  visible: readonly RawBuilder<boolean>[],
  { sort, size, offset, after }: ListQuery,
): RawBuilder<unknown> {
  const ranges = after ? rangesBehind(sort, after) : [sql<boolean>`true`]
  const limit = sql`limit ${sql.lit(size)} offset ${sql.lit(after ? 0 : offset)}`
  const found = ranges.map(
    (range) => sql`select ${sql.join(sort.map(({ column }) => at(column)))}
      from ${table} t where ${conditions([...visible, range])} order by ${orderBy(sort)} ${limit}`,
  )
  const [only] = found
  if (only && found.length === 1) return only
  const all = sql.join(
    found.map((one) => sql`(${one})`),
    sql` union all `,
  )
  return sql`select * from (${all}) u order by ${orderBy(sort, 'u')} ${limit}`
}

const ordering = (column: string) => sql.ref(`at_${column}`)
const keyOf = (column: string) => sql.ref(`key_${column}`)

/** The ids of a whole list in its order, without its pages. */
export async function selectIds(
  { actor, reader }: Reading,
  resource: Resource,
  query: ListQuery,
): Promise<number[]> {
  const statement = sql`
    select array_agg(t.id order by ${orderBy(query.sort)}) as ids
    from ${sql.table(resource.table)} t where ${rowsOfList({ actor }, resource, query)}`
  const [row] = await reader.read<{ ids: (string | number)[] | null }>(reader.compile(statement))
  return (row?.ids ?? []).map(Number)
}

/** The rows behind ids, in the order of the ids, as far as the actor still sees them. */
export async function selectRows(
  { actor, reader }: Reading,
  resource: Resource,
  wanted: { ids: readonly number[]; fields: readonly string[]; trashed: boolean },
): Promise<Row[]> {
  const visible = conditions([
    resource.scope(actor),
    ...alive(resource, wanted.trashed),
    sql<boolean>`t.id = any(${wanted.ids}::bigint[])`,
  ])
  const statement = sql`
    select t.id as row_id${comma(columns(resource, wanted.fields).made)}
    from ${sql.table(resource.table)} t where ${visible}
    order by array_position(${wanted.ids}::bigint[], t.id)`
  return reader.read<Row>(reader.compile(statement))
}

/** One row the actor can see, or undefined. */
export async function selectOne(
  reading: Reading,
  resource: Resource,
  id: number,
  wanted: Partial<Pick<ListQuery, 'fields' | 'fieldsOf' | 'include'>> = {},
): Promise<Row | undefined> {
  const fields = wanted.fields ?? Object.keys(resource.attributes.properties)
  const visible = conditions([
    resource.scope(reading.actor),
    ...alive(resource),
    sql<boolean>`t.id = ${id}`,
  ])
  // The answers of writes ask for everything: a caller that names fields is one of many.
  const mark = Object.keys(wanted).length === 0 ? prepared : sql``
  const statement = sql<Row>`${mark}
    with p as (
      select t.id as row_id${comma(columns(resource, fields).made)}
      from ${sql.table(resource.table)} t where ${visible}
    )
    select p.*${includes(reading, resource, { include: [], fieldsOf: {}, ...wanted })} from p`
  const [row] = await reading.reader.read<Row>(reading.reader.compile(statement))
  return row
}

const comma = (parts: readonly RawBuilder<unknown>[]) =>
  parts.length > 0 ? sql`, ${sql.join([...parts])}` : sql``

type Wanted = Pick<ListQuery, 'include' | 'fieldsOf'>
type Seeing = Pick<Reading, 'registry' | 'actor'>

function includes(seeing: Seeing, resource: Resource, { include, fieldsOf }: Wanted) {
  return comma(
    include.flatMap((name) => {
      const relation = resource.relations?.[name]
      if (!relation) return []
      const rows = related(seeing, name, relation, fieldsOf[relation.type])
      return [sql`${rows} as ${sql.ref(`rel_${name}`)}`]
    }),
  )
}

const MAX_RELATED = 200

/**
 * Nobody reads by an include what they may not read by itself: of such a record only what names it.
 * Attributes that are counted each time are included only on request.
 *
 * @source reliability §1.4 (include as an oracle), ASVS 8.2.3
 */
function includedFields(resource: Resource, actor: Actor, asked: readonly string[] | undefined) {
  const { attributes, counted = {}, named = [], verbs } = resource
  const mayRead = mayCall(actor, mayOf(verbs.get ?? verbs.list ?? 'signed-in'))
  if (!mayRead) return asked ? named.filter((name) => asked.includes(name)) : named
  return asked ?? Object.keys(attributes.properties).filter((name) => !(name in counted))
}

/** Target of a relation: a record or null for one, a list for many. */
function related(
  { registry, actor }: Seeing,
  name: string,
  { type, via }: Relation,
  asked: readonly string[] | undefined,
): RawBuilder<unknown> {
  const resource = registry.resource(type)
  const fields = columns(resource, includedFields(resource, actor, asked)).made
  const visible = conditions([resource.scope(actor), ...alive(resource)])
  const rows = sql`select t.id as row_id${comma(fields)} from ${sql.table(resource.table)} t
    where ${visible} and`
  if ('ours' in via)
    return sql`(select row_to_json(r) from (${rows} t.id = ${sql.ref(`p.fk_${name}`)}) r)`
  return sql`(select coalesce(json_agg(r), '[]') from (
    ${rows} ${at(via.theirs)} = p.row_id order by t.id limit ${MAX_RELATED}) r)`
}
