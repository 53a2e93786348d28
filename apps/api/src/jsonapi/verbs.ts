import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { actorOf, type Context } from './context.ts'
import { fieldsOf, strings, toListQuery, writeCursor } from './list-query.ts'
import type { Verb } from './operation.ts'
import { presentIncluded, presentRow, type Document } from './present.ts'
import { notFound } from './problem.ts'
import { MAX_ROW } from './query-schema.ts'
import type { Registry } from './registry.ts'
import type { Resource } from './resource.ts'
import { selectOne, selectPage, type Row } from './statements.ts'

export interface VerbCall {
  registry: Registry
  resource: Resource
  context: Context
  id: number
  query: Record<string, unknown>
  input: Record<string, unknown>
}

/** The five calls every resource can have, from its declaration alone. */
export const VERBS: Record<Verb, (call: VerbCall) => Promise<Document | undefined>> = {
  list,
  get,
  create,
  update,
  delete: trash,
}

const reading = ({ registry, context }: VerbCall) => ({
  registry,
  actor: actorOf(context),
  db: context.db,
})

async function list(call: VerbCall): Promise<Document> {
  const { registry, resource } = call
  const query = toListQuery(resource, call.query)
  const { rows, count } = await selectPage(reading(call), resource, query)
  const included = query.include.length > 0 ? presentIncluded(registry, resource, rows) : undefined
  const last = rows.length === query.size ? rows.at(-1) : undefined
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
    fields: fieldsOf(call.resource, call.query),
    include: strings(call.query.include),
  })
}

async function create(call: VerbCall): Promise<Document> {
  const { resource, context, input } = call
  const actor = actorOf(context)
  const defaults = (await resource.defaults?.(context, input)) ?? {}
  const values = { ...input, business_team_id: actor.teamId, ...defaults }
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
    after: input,
  })
  return document(call, id)
}

async function update(call: VerbCall): Promise<Document> {
  const { resource, context, id, input } = call
  const before = await lockRow(call)
  await resource.guard?.(context, { verb: 'update', id, before, values: input })
  const changes = Object.entries(input).map(
    ([name, value]) => sql`${sql.ref(name)} = ${toColumn(resource, name, value)}`,
  )
  await sql`update ${sql.table(resource.table)} set ${sql.join([...changes, sql`updated_at = ${context.now}`])}
    where id = ${id}`.execute(context.db)
  await context.audit({
    operation: `${resource.type}.update`,
    subjectType: resource.type,
    subjectIds: [id],
    before: Object.fromEntries(Object.keys(input).map((name) => [name, before[name]])),
    after: input,
  })
  return document(call, id)
}

async function trash(call: VerbCall): Promise<undefined> {
  const { resource, context, id } = call
  const before = await lockRow(call)
  await resource.guard?.(context, { verb: 'delete', id, before })
  await sql`update ${sql.table(resource.table)} set deleted_at = ${context.now}, updated_at = ${context.now}
    where id = ${id}`.execute(context.db)
  await context.audit({
    operation: `${resource.type}.delete`,
    subjectType: resource.type,
    subjectIds: [id],
  })
  return undefined
}

/** The row as it stands, locked, if the actor can see it. */
async function lockRow(call: VerbCall): Promise<Row> {
  const { resource, context, id } = call
  const { rows } = await sql<Row>`
    select t.* from ${sql.table(resource.table)} t
    where t.id = ${id} and t.deleted_at is null and ${resource.scope(actorOf(context))} for update`.execute(
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
  wanted: { fields?: readonly string[]; include?: readonly string[] } = {},
): Promise<Document> {
  const { registry, resource, context } = call
  const row = await selectOne(
    { registry, actor: actorOf(context), db: context.db },
    resource,
    id,
    wanted,
  )
  if (!row) throw notFound(resource.label)
  const included = wanted.include?.length ? presentIncluded(registry, resource, [row]) : undefined
  return { data: presentRow(resource, row), ...(included ? { included } : {}) }
}

/** Objects and lists of objects go into jsonb columns; lists of text are PostgreSQL arrays. */
function toColumn(resource: Resource, name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return isTextArray(resource.attributes.properties[name]) ? value : JSON.stringify(value)
}

// TypeBox schemas are JSON Schema objects.
const isTextArray = (schema: TSchema | undefined): boolean => {
  const json: { type?: string; items?: { type?: string } } | undefined = schema
  return json?.type === 'array' && json.items?.type === 'string'
}
