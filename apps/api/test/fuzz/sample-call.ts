import * as fc from 'fast-check'
import type { Operation } from '../../src/jsonapi/operation.ts'
import type { Method } from '../../src/jsonapi/resource.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Random } from './random.ts'
import { idsFor, objectFor, valueFor, type Surroundings, type Whose } from './sample-value.ts'
import type { World } from './world.ts'

/** A call that fits its declaration. */
export interface SampledCall {
  method: Method
  /** With the id filled in, without a query. */
  url: string
  query: Record<string, string>
  /** Undefined where the operation takes no body. */
  attributes: Record<string, unknown> | undefined
}

export interface SampleOptions {
  /** Owner of the rows that the ids of body and query point to; default `own`. */
  ids?: Whose
  /** Owner of the row in the path; default as `ids`. */
  path?: Whose
  /** How often optional properties and parameters are there; default 0.3. */
  optional?: number
  now?: Date
}

/**
 * A valid call of an operation: every value fits its schema, ids point to rows of the world.
 * Conditions beyond the schema (a code that was sent, a required status) are left to the caller.
 */
export function sampleCall(
  operation: Operation,
  world: World,
  random: Random,
  options: SampleOptions = {},
): SampledCall {
  const { ids = 'own', path = ids, optional = 0.3, now = new Date() } = options
  const around = (whose: Whose): Surroundings => ({
    world,
    whose,
    optional,
    now,
    type: operation.resource.type,
  })
  const id = operation.onRecord
    ? random(fc.constantFrom(...idsFor(operation.resource.type, around(path))))
    : ''
  return {
    method: operation.method,
    url: operation.path.replace('{id}', id),
    query: sampleQuery(operation, random, around(ids)),
    attributes: operation.input
      ? random(objectFor(operation.input as JsonSchema, around(ids))) // TypeBox is JSON Schema.
      : undefined,
  }
}

/** A cursor comes from an answer, and a page far behind the last row is refused. */
const LEFT_OUT = ['page[after]']
const MOST_PARAMETERS = 4

function sampleQuery(
  { query, requiredQuery }: Operation,
  random: Random,
  around: Surroundings,
): Record<string, string> {
  const names = Object.keys(query).filter((name) => !LEFT_OUT.includes(name))
  const optional = names.filter((name) => !requiredQuery.includes(name))
  const most = Math.min(optional.length, Math.ceil(MOST_PARAMETERS * around.optional * 2))
  const chosen = random(fc.subarray(optional, { maxLength: most }))
  const values: Record<string, string> = {}
  for (const name of [...requiredQuery, ...chosen]) {
    const schema: JsonSchema | undefined = query[name]
    if (schema === undefined) throw new Error(`${name} is required and not declared`)
    const text = written(random(valueFor(paged(schema, name), name, around)))
    if (text !== '' || requiredQuery.includes(name)) values[name] = text
  }
  return values
}

/** Pages that can be there. */
const paged = (schema: JsonSchema, name: string): JsonSchema =>
  name === 'page[number]' || name === 'page' ? { ...schema, maximum: 3 } : schema

/** Lists are comma separated. */
const written = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value))
