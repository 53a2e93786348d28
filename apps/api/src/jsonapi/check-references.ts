import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { problem } from '../kernel/problem.ts'
import { actorOf, type Context } from './context.ts'
import type { Operation } from './operation.ts'
import type { Registry } from './registry.ts'
import type { Resource } from './resource.ts'

interface Reference {
  name: string
  resource: string
  ids: readonly string[]
}

/**
 * Refuses ids in a body or a parameter that point to a row the actor cannot see: foreign keys in
 * the database do not know who asks. The ids of a batch are left to the batch, which answers for
 * each of them.
 *
 * @throws Problem 404 `not_found` naming the field
 * @source reliability T1; domain: verb table (an id that is not there or not yours)
 */
export async function checkReferences(
  registry: Registry,
  operation: Operation,
  context: Context,
  { input, query }: { input: Record<string, unknown>; query: Record<string, unknown> },
): Promise<void> {
  if (!context.actor) return
  const { inBody, inQuery } = references(operation, { input, query })
  for (const reference of inBody) {
    const source = { pointer: `/data/attributes/${reference.name}` }
    await assertVisible(registry.resource(reference.resource), context, reference, source)
  }
  for (const reference of inQuery) {
    const source = { parameter: reference.name }
    await assertVisible(registry.resource(reference.resource), context, reference, source)
  }
}

interface Asked {
  input: Record<string, unknown>
  query: Record<string, unknown>
}

const references = (operation: Operation, { input, query }: Asked) => ({
  inBody: referencesIn(operation.input?.properties ?? {}, input, operation.verb !== 'action'),
  inQuery: operation.verb === 'action' ? referencesIn(operation.query, query, false) : [],
})

/** The ids of one resource that a call names in fields and parameters declared for them. */
export function namedIn(operation: Operation, asked: Asked, resource: string): readonly string[] {
  const { inBody, inQuery } = references(operation, asked)
  return [...inBody, ...inQuery].flatMap((one) => (one.resource === resource ? one.ids : []))
}

function referencesIn(
  schemas: Readonly<Record<string, TSchema>>,
  values: Record<string, unknown>,
  withLists: boolean,
): Reference[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const value = values[name]
    const one = referred(schema)
    if (one && typeof value === 'string') return [{ name, resource: one, ids: [value] }]
    const many = withLists ? referred(schema, 'items') : undefined
    if (many && Array.isArray(value)) return [{ name, resource: many, ids: value.map(String) }]
    return []
  })
}

type JsonSchema = { 'x-resource'?: string; items?: JsonSchema; anyOf?: JsonSchema[] }

/** The resource named by an id schema, which may be nullable. */
function referred(schema: TSchema, inside?: 'items'): string | undefined {
  // TypeBox schemas are JSON Schema objects.
  const json = schema as JsonSchema
  const variants = [json, ...(json.anyOf ?? [])]
  return variants
    .map((one) => (inside ? one.items?.['x-resource'] : one['x-resource']))
    .find((name) => name !== undefined)
}

async function assertVisible(
  resource: Resource,
  context: Context,
  { ids }: Reference,
  source: { pointer: string } | { parameter: string },
) {
  const alive = resource.trash === false ? sql`true` : sql`t.deleted_at is null`
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(resource.table)} t
    where t.id = any(${[...ids]}::bigint[]) and ${alive} and ${resource.scope(actorOf(context))}`.execute(
    context.db,
  )
  if (rows[0]?.n === new Set(ids).size) return
  throw problem('not_found.reference', { what: resource.label }, { source })
}
