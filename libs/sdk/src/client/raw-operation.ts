import type { AnyArgs, CallOptions } from '../operations/call-arguments.ts'
import { operationTable } from '../operations/operation-table.ts'
import type { Method, Operation } from '../operations/operation.ts'
import { METHODS, operationOf } from '../operations/parse-table.ts'
import type { Call } from './call.ts'

/** `GET`, a space, and a path with its parameters in braces. */
export type Route = `${Method} /${string}`

/** Calls a route by its text and gives the document as it came. */
export type RawRequest = <Body = unknown>(
  route: Route,
  args?: AnyArgs,
  options?: CallOptions,
) => Call<Body>

/**
 * The operation of a route, to be answered with the document as it came. A route that the table
 * does not know is a keyed write whatever its method: many GETs change something, and one whose id
 * is written out is not known. The server looks at no key of a read.
 *
 * @throws TypeError when the text is no route
 */
export function rawOperation(route: string): Operation {
  const [, verb, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(route) ?? []
  if (!verb || !path) throw new TypeError(`no route: write 'GET /path/{id}' instead of ${route}`)
  const known = operationTable().find((one) => one.method === verb && one.path === path)
  if (known) return asItCame(known)
  // As the table writes it: what the call does, a raw answer, and a document where one is usual.
  const kind = `${METHODS.indexOf(verb)}13${verb.startsWith('P') ? 1 : 0}`
  const resource = /^\/api\/v1\/([^/{?]+)/.exec(path)?.[1] ?? ''
  return { ...operationOf(resource, kind), path, id: route }
}

/** Files and streams have no other form. */
const asItCame = (known: Operation): Operation =>
  /file|stream|empty/.test(known.result) ? known : { ...known, result: 'raw' }
