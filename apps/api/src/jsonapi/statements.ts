import { can, rowScope } from '@omc/acl'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from './actor.ts'
import type { CountCache } from './count-cache.ts'
import { afterCursor, orderBy, type ListQuery } from './list-query.ts'
import { MAX_ROW } from './query-schema.ts'
import type { Registry } from './registry.ts'
import type { Relation, Resource } from './resource.ts'

export type Row = Record<string, unknown>

interface Reading {
  registry: Registry
  actor: Actor
  db: Transaction<Tables>
  /** Where counts are kept; without it each list counts anew. */
  counts?: { cache: CountCache; now: Date }
}

const at = (name: string) => sql.ref(`t.${name}`)

/**
 * The columns of a row as SQL text, with the keys of its relations. Names and computed SQL come
 * from the declaration, never from input, so the text is made once for each choice of fields.
 */
function columns(resource: Resource, fields: readonly string[]): RawBuilder<unknown>[] {
  const known = texts.get(resource) ?? new Map<string, RawBuilder<unknown>[]>()
  texts.set(resource, known)
  const choice = fields.join()
  const text = known.get(choice) ?? writeColumns(resource, fields)
  if (known.size < MAX_CHOICES) known.set(choice, text)
  return text
}

const MAX_CHOICES = 100
const texts = new WeakMap<Resource, Map<string, RawBuilder<unknown>[]>>()

function writeColumns(resource: Resource, fields: readonly string[]): RawBuilder<unknown>[] {
  const own = fields.map((name) => `(${resource.computed?.[name] ?? `t."${name}"`}) as "${name}"`)
  const keys = Object.entries(resource.relations ?? {}).flatMap(([name, { via }]) =>
    'ours' in via ? [`t."${via.ours}" as "fk_${name}"`] : [],
  )
  const all = [...own, ...keys]
  return all.length > 0 ? [sql.raw(all.join(', '))] : []
}

const alive = (resource: Resource, trashed = false) => {
  if (resource.trash === false) return []
  return [trashed ? sql<boolean>`t.deleted_at is not null` : sql<boolean>`t.deleted_at is null`]
}

const conditions = (parts: readonly RawBuilder<boolean>[]) =>
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
  const { rows } = await pageStatement(reading, resource, query).execute(reading.db)
  return { rows, count: await countOf(reading, resource, query, rows.length) }
}

async function countOf(
  reading: Reading,
  resource: Resource,
  query: ListQuery,
  pageLength: number,
): Promise<number> {
  const { db, actor, counts } = reading
  // A page that is not full ends the list.
  const isLast = pageLength < query.size && (pageLength > 0 || query.offset === 0)
  if (isLast && !query.after) return query.offset + pageLength
  const statement = countStatement(reading, resource, query).compile(db)
  const key = JSON.stringify([actor.teamId, rowScope(actor), statement.sql, statement.parameters])
  const known = counts?.cache.get(key, counts.now)
  if (known !== undefined) return known
  const { rows } = await db.executeQuery(statement)
  const count = rows[0]?.record_count ?? 0
  counts?.cache.set(key, { type: resource.type, count, now: counts.now })
  return count
}

/** How many rows a list has, counted no further than one can page. */
function countStatement(
  { actor }: Reading,
  resource: Resource,
  query: ListQuery,
): RawBuilder<{ record_count: number }> {
  const visible = [resource.scope(actor), ...alive(resource, query.trashed), ...query.where]
  return sql<{ record_count: number }>`select count(*)::int as record_count
    from (select 1 from ${sql.table(resource.table)} t where ${conditions(visible)} limit ${MAX_ROW + 1}) c`
}

/** The statement of `selectPage`; its plan is held by a test. */
export function pageStatement(
  reading: Reading,
  resource: Resource,
  query: ListQuery,
): RawBuilder<Row> {
  const visible = [resource.scope(reading.actor), ...alive(resource, query.trashed), ...query.where]
  const page = query.after ? [...visible, afterCursor(query.sort, query.after)] : visible
  // As text, so that a cursor keeps what a JavaScript date or number would round.
  const keys = query.sort.map(
    ({ column }) => sql`${at(column)}::text as ${sql.ref(`key_${column}`)}`,
  )
  const table = sql.table(resource.table)
  // The size stands in the text: a plan that is kept would not know how little is wanted.
  const mark = query.offset === 0 || query.after ? prepared : sql``
  return sql<Row>`${mark}
    with p as (
      select t.id as row_id, ${sql.join([...keys, ...columns(resource, query.fields)])},
        row_number() over (order by ${orderBy(query.sort)}) as row_order
      from ${table} t where ${conditions(page)}
      order by ${orderBy(query.sort)} limit ${sql.lit(query.size)} offset ${sql.lit(query.after ? 0 : query.offset)}
    )
    select p.*${includes(reading, resource, query.include)} from p order by p.row_order`
}

/** The ids of a whole list in its order, without its pages. */
export async function selectIds(
  { actor, db }: Reading,
  resource: Resource,
  query: ListQuery,
): Promise<number[]> {
  const visible = [resource.scope(actor), ...alive(resource, query.trashed), ...query.where]
  const { rows } = await sql<{ ids: (string | number)[] | null }>`
    select array_agg(t.id order by ${orderBy(query.sort)}) as ids
    from ${sql.table(resource.table)} t where ${conditions(visible)}`.execute(db)
  return (rows[0]?.ids ?? []).map(Number)
}

/** The rows behind ids, in the order of the ids, as far as the actor still sees them. */
export async function selectRows(
  { actor, db }: Reading,
  resource: Resource,
  wanted: { ids: readonly number[]; fields: readonly string[]; trashed: boolean },
): Promise<Row[]> {
  const visible = conditions([
    resource.scope(actor),
    ...alive(resource, wanted.trashed),
    sql<boolean>`t.id = any(${wanted.ids}::bigint[])`,
  ])
  const { rows } = await sql<Row>`
    select t.id as row_id${comma(columns(resource, wanted.fields))}
    from ${sql.table(resource.table)} t where ${visible}
    order by array_position(${wanted.ids}::bigint[], t.id)`.execute(db)
  return rows
}

/** One row the actor can see, or undefined. */
export async function selectOne(
  reading: Reading,
  resource: Resource,
  id: number,
  wanted: { fields?: readonly string[]; include?: readonly string[]; key?: string } = {},
): Promise<Row | undefined> {
  const fields = wanted.fields ?? Object.keys(resource.attributes.properties)
  const visible = conditions([
    resource.scope(reading.actor),
    ...alive(resource),
    sql<boolean>`t.id = ${id}`,
  ])
  const statement = sql<Row>`
    with p as (
      select t.id as row_id${comma(columns(resource, fields))}
      from ${sql.table(resource.table)} t where ${visible}
    )
    select p.*${includes(reading, resource, wanted.include ?? [])} from p`
  const { rows } = await statement.execute(reading.db)
  return rows[0]
}

const comma = (parts: readonly RawBuilder<unknown>[]) =>
  parts.length > 0 ? sql`, ${sql.join([...parts])}` : sql``

function includes(
  reading: Reading,
  resource: Resource,
  names: readonly string[],
): RawBuilder<unknown> {
  return comma(
    names.flatMap((name) => {
      const relation = resource.relations?.[name]
      return relation ? [sql`${related(reading, name, relation)} as ${sql.ref(`rel_${name}`)}`] : []
    }),
  )
}

const MAX_RELATED = 200

/**
 * Nobody reads by an include what they may not read by itself: of such a record only what names it.
 *
 * @source reliability §1.4 (include as an oracle), ASVS 8.2.3
 */
function includedFields({ attributes, named = [], verbs }: Resource, actor: Actor) {
  const may = verbs.get ?? verbs.list ?? 'signed-in'
  const mayRead = may === 'signed-in' || may === 'public' || can(actor, may)
  return mayRead ? Object.keys(attributes.properties) : named
}

function related(
  { registry, actor }: Reading,
  name: string,
  { type, via }: Relation,
): RawBuilder<unknown> {
  const resource = registry.resource(type)
  const fields = columns(resource, includedFields(resource, actor))
  const key =
    'ours' in via ? sql`t.id = ${sql.ref(`p.fk_${name}`)}` : sql`${at(via.theirs)} = p.row_id`
  const visible = sql`${conditions([resource.scope(actor), ...alive(resource)])} and ${key}`
  const rows = sql`select t.id as row_id${comma(fields)}
    from ${sql.table(resource.table)} t where ${visible} order by t.id limit ${MAX_RELATED}`
  return sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${rows}) r)`
}
