import { sql } from 'kysely'
import type { TSchema } from 'typebox'
import { hold } from '../db/hold.ts'
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

type Source = { pointer: string } | { parameter: string }

/**
 * Refuses ids in a body or a parameter that point to a row the actor cannot see: foreign keys in
 * the database do not know who asks. The ids of a batch are left to the batch, which answers for
 * each of them. The statements go with the next one.
 *
 * @returns the check of their answers; it throws Problem 404 `not_found`, naming the field
 * @source reliability T1; domain: verb table (an id that is not there or not yours)
 */
export async function holdReferences(
  registry: Registry,
  operation: Operation,
  context: Context,
  { input, query }: { input: Record<string, unknown>; query: Record<string, unknown> },
): Promise<() => Promise<void>> {
  if (!context.actor) return async () => undefined
  const { inBody, inQuery } = references(operation, { input, query })
  const named: [Reference, Source][] = [
    ...inBody.map((one): [Reference, Source] => [one, { pointer: `/data/attributes/${one.name}` }]),
    ...inQuery.map((one): [Reference, Source] => [one, { parameter: one.name }]),
  ]
  const checks: (() => Promise<void>)[] = []
  for (const [reference, source] of named)
    checks.push(await holdSeen(registry.resource(reference.resource), context, reference, source))
  return async () => {
    for (const check of checks) await check()
  }
}

/** @throws as what `holdReferences` gives */
export async function checkReferences(...call: Parameters<typeof holdReferences>): Promise<void> {
  const assertSeen = await holdReferences(...call)
  await assertSeen()
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

async function holdSeen(
  resource: Resource,
  context: Context,
  { ids }: Reference,
  source: Source,
): Promise<() => Promise<void>> {
  const alive = resource.trash === false ? sql`true` : sql`t.deleted_at is null`
  const counted = await hold(
    context.db,
    sql<{ n: number }>`select count(*)::int as n from ${sql.table(resource.table)} t
    where t.id = any(${[...ids]}::bigint[]) and ${alive} and ${resource.scope(actorOf(context))}`,
  )
  return async () => {
    const [row] = await counted.rows()
    if (row?.n === new Set(ids).size) return
    throw problem('not_found.reference', { what: resource.label }, { source })
  }
}
