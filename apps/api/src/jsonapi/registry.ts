import type { Operation } from './operation.ts'
import { operationsOf } from './operation.ts'
import type { Resource } from './resource.ts'

/** All declarations and the operations printed from them. */
export interface Registry {
  resources: readonly Resource[]
  operations: readonly Operation[]
  resource: (type: string) => Resource
}

/**
 * Collects declarations.
 *
 * @throws Error when two operations share an id or a method and path, or a name clashes: a fault
 *   in a declaration stops the start
 */
export function createRegistry(resources: readonly Resource[]): Registry {
  const byType = new Map(resources.map((resource) => [resource.type, resource]))
  const find = (type: string) => {
    const found = byType.get(type)
    if (!found) throw new Error(`no resource is declared as ${type}`)
    return found
  }
  const operations = resources.flatMap((resource) => operationsOf(resource, find))
  refuseTwice(operations.map(({ id }) => id))
  refuseTwice(operations.map(({ method, path }) => `${method} ${path}`))
  for (const operation of operations) {
    refuseClash(operation)
    refuseVerbByHand(operation)
  }
  return {
    resources,
    operations,
    resource: find,
  }
}

function refuseTwice(names: readonly string[]) {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) throw new Error(`declared twice: ${name}`)
    seen.add(name)
  }
}

/** The SDK lifts path, query and body names into one object, so they may not share a name. */
function refuseClash({ id, onRecord, query, input }: Operation) {
  refuseTwice(
    [
      ...(onRecord ? ['id'] : []),
      ...Object.keys(query),
      ...Object.keys(input?.properties ?? {}),
    ].map((n) => `${id} ${n}`),
  )
}

/** An action at the route of a verb would repeat by hand what the verb says. */
function refuseVerbByHand({ id, verb, method, path, resource }: Operation) {
  const route = path.replace(`/api/v1/${resource.type}`, '')
  const isVerb = (method === 'POST' && route === '') || (method === 'PUT' && route === '/{id}')
  if (verb === 'action' && isVerb)
    throw new Error(`${id} stands at the route of a verb: declare it under verbs`)
}
