import { sql } from 'kysely'
import { readerOf } from '../db/reader.ts'
import { notFound } from '../kernel/problem.ts'
import { changeRows, intoTrash, outOfTrash } from './change-rows.ts'
import { actorOf, type Context } from './context.ts'
import { isFeed, upToHorizon } from './feed.ts'
import { writeCursor } from './list-cursor.ts'
import { fieldsOf, strings, toListQuery, type ListQuery } from './list-query.ts'
import type { Verb } from './operation.ts'
import { presentIncluded, presentRow, type Document } from './present.ts'
import { MAX_ROW } from './query-schema.ts'
import type { Registry } from './registry.ts'
import type { Nested, Resource } from './resource.ts'
import { selectOne, selectPage, type Row } from './statements.ts'
import { toColumn } from './to-column.ts'

export interface VerbCall {
  registry: Registry
  resource: Resource
  context: Context
  id: number
  query: Record<string, unknown>
  input: Record<string, unknown>
}

/** The calls every resource can have, from its declaration alone. */
export const VERBS: Record<
  Exclude<Verb, 'list'>,
  (call: VerbCall) => Promise<Document | undefined>
> = {
  get,
  create,
  update,
  delete: trash,
  restore,
}

type PageCall = Parameters<typeof selectPage>[0]

/** A page of a resource. Its statements are single reads: they need no transaction around them. */
export async function list(
  reading: PageCall,
  resource: Resource,
  query: Record<string, unknown>,
): Promise<Document> {
  const asked = toListQuery(resource, query)
  return page(reading, resource, await upToHorizon(reading.reader, resource, asked))
}

/** The rows of another resource that point to one record. */
export async function nestedList(
  call: VerbCall,
  { resource: type, via }: Nested,
): Promise<Document> {
  const { registry, context, id } = call
  await document(call, id, { fields: [] })
  const resource = registry.resource(type)
  const query = toListQuery(resource, call.query)
  const below = sql<boolean>`${sql.ref(`t.${via}`)} = ${id}`
  const reading = {
    registry,
    actor: actorOf(context),
    reader: readerOf(context.db),
    counts: { cache: context.services.counts, now: context.now },
  }
  return page(reading, resource, { ...query, where: [below, ...query.where] })
}

async function page(reading: PageCall, resource: Resource, query: ListQuery): Promise<Document> {
  const { registry } = reading
  const { rows, count } = await selectPage(reading, resource, query)
  const included = query.include.length > 0 ? presentIncluded(registry, resource, rows) : undefined
  // A feed goes on from its last row, also when there is no further one yet.
  const last = rows.length === query.size || isFeed(resource, query) ? rows.at(-1) : undefined
  return {
    data: rows.map((row) => presentRow(resource, row)),
    ...(included ? { included } : {}),
    meta: {
      record_count: Math.min(count, MAX_ROW),
      ...(count > MAX_ROW ? { record_count_capped: true } : {}),
      ...(last ? { next_cursor: writeCursor(query.sort, last) } : {}),
    },
  }
}

async function get(call: VerbCall): Promise<Document> {
  return document(call, call.id, {
    ...fieldsOf(call.resource, call.query),
    include: strings(call.query.include),
  })
}

async function create(call: VerbCall): Promise<Document> {
  const { resource, context, input } = call
  const actor = actorOf(context)
  const defaults = (await resource.defaults?.(context, input)) ?? {}
  const values = {
    ...(await columnsOf(call)),
    business_team_id: actor.teamId,
    ...defaults,
  }
  await resource.guard?.(context, { verb: 'create', values })
  const names = Object.keys(values)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(resource.table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.entries(values).map(([name, value]) => toColumn(resource, name, value)))}) returning id`.execute(
    context.db,
  )
  const id = Number(rows[0]?.id)
  await resource.created?.(context, id, values)
  await context.audit({
    operation: `${resource.type}.create`,
    subjectType: resource.type,
    subjectIds: [id],
    after: shownOf(resource, input),
  })
  return document(call, id)
}

/** The columns that the attributes of a body become. */
async function columnsOf(
  { resource, context, input }: VerbCall,
  before: Row = {},
): Promise<Record<string, unknown>> {
  const columns: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    const stored = resource.stored?.[name]
    if (stored)
      Object.assign(columns, await stored(value, context, { ...before, ...input }, before))
    else columns[name] = value
  }
  return columns
}

/** Body for the audit row, without secrets. */
const shownOf = ({ stored }: Resource, input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, stored?.[name] ? '(set)' : value]),
  )

async function update(call: VerbCall): Promise<Document> {
  const { resource, context, id, input } = call
  const before = await lockRow(call)
  await resource.guard?.(context, { verb: 'update', id, before, values: input })
  const set = await columnsOf(call, before)
  await changeRows(context, { operation: `${resource.type}.update`, resource, ids: [id], set })
  return document(call, id)
}

async function trash(call: VerbCall): Promise<undefined> {
  const { resource, context, id } = call
  const before = await lockRow(call)
  await resource.guard?.(context, { verb: 'delete', id, before })
  await changeRows(context, {
    operation: `${resource.type}.delete`,
    resource,
    ids: [id],
    set: intoTrash(context, resource),
  })
  return undefined
}

async function restore(call: VerbCall): Promise<Document> {
  const { resource, context, id } = call
  const before = await lockRow(call, sql`t.deleted_at is not null`)
  await resource.guard?.(context, { verb: 'restore', id, before })
  await changeRows(context, {
    operation: `${resource.type}.restore`,
    resource,
    ids: [id],
    set: outOfTrash(resource),
  })
  return document(call, id)
}

/** The current row, locked, if the actor can see it. */
async function lockRow(call: VerbCall, where = sql`t.deleted_at is null`): Promise<Row> {
  const { resource, context, id } = call
  const { rows } = await sql<Row>`
    select t.* from ${sql.table(resource.table)} t
    where t.id = ${id} and ${where} and ${resource.scope(actorOf(context))} for update`.execute(
    context.db,
  )
  const row = rows[0]
  if (!row) throw notFound(resource.label)
  return row
}

/** One record as a document; 404 when the actor cannot see it. */
export async function document(
  call: Omit<VerbCall, 'query' | 'input' | 'id'>,
  id: number,
  wanted: Partial<Pick<ListQuery, 'fields' | 'fieldsOf' | 'include'>> = {},
): Promise<Document> {
  const { registry, resource, context } = call
  const row = await selectOne(
    { registry, actor: actorOf(context), reader: readerOf(context.db) },
    resource,
    id,
    wanted,
  )
  if (!row) throw notFound(resource.label)
  const included = wanted.include?.length ? presentIncluded(registry, resource, [row]) : undefined
  return { data: presentRow(resource, row), ...(included ? { included } : {}) }
}
