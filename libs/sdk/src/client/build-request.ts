import type { AnyArgs, CallOptions } from '../operations/call-arguments.ts'
import type { Operation } from '../operations/operation.ts'
import { stringifyQuery } from '../query/stringify.ts'
import type { RequestBody, TransportRequest } from './transport.ts'

/**
 * Splits one flat argument object: what the path names goes there, the rest into the body where
 * the operation takes one, else into the query. Values are sent as given: `0`, `false`, `''` and
 * `null` are kept, only `undefined` means "not said".
 *
 * @throws TypeError when a path parameter is missing or a value has no text: a mistake of the
 *         program, not of the outside world
 */
export function buildRequest(
  operation: Operation,
  args: AnyArgs,
  options: CallOptions = {},
): TransportRequest {
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(args)) if (value !== undefined) rest[name] = value
  const { id, method, effect, isPublic } = operation
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return segmentOf(id, name, value)
  })
  const takesBody = operation.body !== 'none'
  return {
    ...options,
    operation: id,
    method,
    path,
    query: takesBody ? '' : stringifyQuery(rest),
    body: takesBody ? bodyOf(operation, Object.entries(rest)) : { kind: 'none' },
    effect,
    isPublic,
    ...wantsOf(operation),
  }
}

const wantsOf = ({ result }: Operation): Pick<TransportRequest, 'wants'> =>
  result === 'file' || result === 'stream' ? { wants: result } : {}

function segmentOf(id: string, name: string, value: unknown): string {
  // Nothing and dots would be another path: addresses are resolved before they are asked.
  if (typeof value === 'number' || (typeof value === 'string' && !/^\.{0,2}$/.test(value)))
    return encodeURIComponent(value)
  throw new TypeError(`${id} needs "${name}" as a text`)
}

function bodyOf(operation: Operation, rest: ReadonlyArray<[string, unknown]>): RequestBody {
  // Bytes go as they are; without any, an upload is the document with the file as base64.
  if (operation.body === 'upload' && rest.some(([, value]) => value instanceof Blob))
    return { kind: 'multipart', parts: rest.map(([name, value]) => [name, partOf(value)]) }
  if (operation.body === 'form')
    return { kind: 'form', fields: rest.map(([name, value]) => [name, fieldOf(name, value)]) }
  const attributes = Object.fromEntries(rest)
  return { kind: 'jsonapi', document: { data: { type: operation.bodyType, attributes } } }
}

/** A text stands for itself in a form, everything else as JSON. */
const partOf = (value: unknown): string | Blob =>
  value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value)

function fieldOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((one) => fieldOf(name, one)).join(',')
  throw new TypeError(`"${name}" takes a plain value`)
}
