import type { InjectOptions } from 'fastify'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { createRandom, seedOf } from '../fuzz/random.ts'
import { sampleCall, type SampleOptions } from '../fuzz/sample-call.ts'
import type { World } from '../fuzz/world.ts'

type Call = Omit<InjectOptions, 'headers'> & { headers?: Record<string, string> }

/** A call with one fault. */
export type Fault = (operation: Operation, world: World) => Call | undefined

const JSON_API = 'application/vnd.api+json'
/** No row has it. */
const NOBODY = '999999999'

/** Calls that are refused, or whose rows may be: each fault gives one call of an operation. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'an unknown parameter': (operation, world) => ({
    ...valid(operation, world),
    query: { no_such_parameter: '1' },
  }),
  'a wrong page': (operation) =>
    operation.verb === 'list' ? { ...bare(operation), query: { 'page[size]': 'x' } } : undefined,
  'no attribute': (operation) => withBody(operation, {}),
  'an unknown attribute': (operation) => withBody(operation, { no_such_attribute: 1 }),
  'wrong types': (operation) =>
    withBody(operation, Object.fromEntries(namesOf(operation).map((name) => [name, { x: [] }]))),
  'a body that is no JSON': (operation) =>
    operation.body === 'none'
      ? undefined
      : { ...bare(operation), headers: { 'content-type': JSON_API }, payload: '{' },
  'a body of another kind': (operation) =>
    operation.body === 'none'
      ? undefined
      : { ...bare(operation), headers: { 'content-type': 'text/csv' }, payload: 'x' },
  'an answer of another kind': (operation, world) => {
    const call = valid(operation, world)
    return { ...call, headers: { ...call.headers, accept: 'image/x-icon' } }
  },
  'a row that is not there': (operation, world) =>
    operation.onRecord
      ? { ...valid(operation, world), url: operation.path.replace('{id}', NOBODY) }
      : undefined,
  'an id that is none': (operation) =>
    operation.onRecord
      ? { ...bare(operation), url: operation.path.replace('{id}', 'x') }
      : undefined,
  'rows of another team': (operation, world) => valid(operation, world, { ids: 'foreign' }),
  'rows in any state': (operation, world) => valid(operation, world),
  'everything at once': (operation, world) => valid(operation, world, { optional: 1 }),
}

/** A call that fits its declaration. */
export function valid(operation: Operation, world: World, options: SampleOptions = {}): Call {
  const random = createRandom(seedOf(27, `${operation.id} ${JSON.stringify(options)}`))
  const { method, url, query, attributes } = sampleCall(operation, world, random, options)
  return { ...withBody(operation, attributes ?? {}), method, url, query }
}

const bare = ({ method, path }: Operation): Call => ({ method, url: path.replace('{id}', '1') })

function withBody(operation: Operation, attributes: object): Call {
  if (operation.body === 'none') return bare(operation)
  const isForm = operation.body === 'form'
  const data = { type: operation.resource.type, attributes }
  return {
    ...bare(operation),
    headers: { 'content-type': isForm ? 'application/json' : JSON_API },
    payload: JSON.stringify(isForm ? attributes : { data }),
  }
}

const namesOf = ({ input }: Operation): string[] => {
  const properties = input && 'properties' in input ? input.properties : {}
  return Object.keys(Object(properties))
}
