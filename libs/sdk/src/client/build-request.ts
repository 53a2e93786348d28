import type { Operation } from './operation-row.ts'
import type { CallOptions, RequestBody, TransportRequest } from './transport.ts'

type Pair = readonly [string, string]

/**
 * Splits one flat argument object into path, query and body. Values are sent as given: `0`,
 * `false`, `''` and `null` are kept, only `undefined` means "not said".
 *
 * @throws TypeError when a path parameter is missing or an argument belongs nowhere: that is a
 *         mistake of the program, not of the outside world
 */
export function buildRequest(
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): TransportRequest {
  const given = Object.entries(args).filter(([, value]) => value !== undefined)
  const inPath = new Set(operation.pathNames)
  const inQuery = new Set(operation.queryNames)
  const query = given.filter(([name]) => inQuery.has(name))
  const rest = given.filter(([name]) => !inPath.has(name) && !inQuery.has(name))
  return {
    ...options,
    operation: operation.id,
    method: operation.method,
    path: fillPath(operation, args),
    query: query.map(([name, value]) => [name, wireText(operation.id, name, value)]),
    body: bodyOf(operation, rest),
    effect: operation.effect,
    isPublic: operation.permission === 'public',
    ...wantsOf(operation),
  }
}

const wantsOf = ({ result }: Operation): Pick<TransportRequest, 'wants'> =>
  result === 'file' || result === 'stream' ? { wants: result } : {}

function fillPath(operation: Operation, args: Readonly<Record<string, unknown>>): string {
  return operation.pathNames.reduce((path, name) => {
    const text = wireText(operation.id, name, args[name])
    if (text === '') throw new TypeError(`${operation.id} needs "${name}"`)
    return path.replace(`{${name}}`, encodeURIComponent(text))
  }, operation.path)
}

function bodyOf(operation: Operation, rest: ReadonlyArray<[string, unknown]>): RequestBody {
  // Bytes go as they are; without any, an upload is the document with the file as base64.
  if (operation.body === 'upload' && rest.some(([, value]) => value instanceof Blob)) {
    return { kind: 'multipart', parts: rest.map(([name, value]) => [name, partOf(value)]) }
  }
  if (operation.body === 'jsonapi' || operation.body === 'upload') {
    const attributes = Object.fromEntries(rest)
    return { kind: 'jsonapi', document: { data: { type: operation.bodyType, attributes } } }
  }
  if (operation.body === 'form') {
    const fields = rest.map(([name, value]): Pair => [name, wireText(operation.id, name, value)])
    return { kind: 'form', fields }
  }
  const [stray] = rest
  if (stray) throw new TypeError(`${operation.id} takes no argument "${stray[0]}"`)
  return { kind: 'none' }
}

/** A text stands for itself in a form, everything else as JSON. */
const partOf = (value: unknown): string | Blob =>
  value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value)

/** Lists are joined by commas, as JSON:API writes `include`, `sort` and `fields`. */
function wireText(id: string, name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((part) => wireText(id, name, part)).join(',')
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new TypeError(`${id} takes a plain value as "${name}"`)
}
