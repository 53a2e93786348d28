import type { Operation } from '../../../src/jsonapi/operation.ts'

/** A request made to cost as much as it can. */
export interface HeavyRequest {
  what: string
  method: string
  path: string
  headers: Record<string, string>
  /** Built when it is sent: megabytes, of which a short run sends few. */
  body?: () => string | FormData
}

type Facts = Pick<Operation, 'method' | 'path' | 'query' | 'input' | 'body' | 'may' | 'resource'>

const MEGA = 1_000_000
const JSON_API = { 'content-type': 'application/vnd.api+json' }
const PLAIN = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Everything heavy that can be sent to one operation. */
export function* heavyRequests(operation: Facts): Generator<HeavyRequest> {
  const { method } = operation
  const path = operation.path.replaceAll(/\{\w+\}/g, '1')
  for (const [what, query] of heavyQueries(operation))
    yield { what, method, path: `${path}?${query}`.slice(0, 15_000), headers: {} }
  if (method === 'GET') return
  for (const [what, body] of heavyBodies(operation))
    yield { what, method, path, headers: operation.body === 'form' ? PLAIN : JSON_API, body }
  const fields = () => Array.from({ length: 150_000 }, (_, i) => `a${i}=1`).join('&')
  yield { what: 'a form of 150,000 fields', method, path, headers: FORM, body: fields }
  const part = () => fields().slice(0, 65_000)
  yield { what: 'a form of 64 kB', method, path, headers: FORM, body: part }
}

function* heavyQueries({ query }: Facts): Generator<[string, string]> {
  yield ['900 parameters', Array.from({ length: 900 }, (_, i) => `a${i}=1`).join('&')]
  yield ['2,000 brackets', `filter${'[a]'.repeat(2_000)}=1`]
  yield ['a list of indexes', Array.from({ length: 700 }, (_, i) => `f[${i}][${i}]=1`).join('&')]
  for (const name of Object.keys(query)) {
    yield [`${name} of 14 kB`, `${name}=${'a'.repeat(14_000)}`]
    yield [`${name} of commas`, `${name}=${'-id,'.repeat(3_500)}`]
    yield [`${name} 1,000 times`, Array.from({ length: 1_000 }, () => `${name}=1`).join('&')]
  }
}

const text = (length: number) => 'a'.repeat(length)
const ones = (count: number) => `[${'1,'.repeat(count)}1]`

function* heavyBodies({ input, body, resource, may }: Facts): Generator<[string, () => string]> {
  const wrapped = (attributes: string) =>
    body === 'form' ? attributes : `{"data":{"type":"${resource.type}","attributes":${attributes}}}`
  const most = may === 'public' || body === 'none' ? 60_000 : 1_990_000
  yield ['2 MB of ones', () => ones(MEGA)]
  yield ['ones up to the limit of bytes', () => ones(most / 2 - 10)]
  yield ['ones up to the limit of values', () => ones(Math.min(9_000, most / 2 - 10))]
  yield ['ones as attributes', () => wrapped(ones(Math.min(9_000, most / 2 - 100)))]
  yield ['brackets', () => '['.repeat(most)]
  yield ['brackets, closed', () => '['.repeat(most / 2) + ']'.repeat(most / 2)]
  yield ['objects 39 deep', () => nested(39, Math.min(300, Math.floor(most / 300)))]
  yield ['unknown keys', () => wrapped(keys(Math.min(8_500, most / 12)))]
  yield ['one long text', () => JSON.stringify(text(most))]
  yield ['a text of escapes', () => `"${'\\u0000'.repeat(most / 6 - 10)}"`]
  yield ['a text that is never closed', () => `"${'\\"'.repeat(most / 2 - 10)}`]
  const names = Object.keys(input?.properties ?? {})
  if (names.length === 0) return
  const each = (value: (name: string) => string) =>
    wrapped(`{${names.map((name) => `${JSON.stringify(name)}:${value(name)}`).join(',')}}`)
  const share = Math.floor(most / names.length) - 60
  yield ['long texts everywhere', () => each(() => JSON.stringify(text(share)))]
  yield ['long digits everywhere', () => each(() => '1'.repeat(Math.min(share, 5_000)))]
  yield ['digits as texts', () => each(() => `"${'1'.repeat(share)}"`)]
  const items = Math.floor(Math.min(9_000, most / 8) / names.length)
  yield ['lists of ones everywhere', () => each(() => ones(items))]
  yield ['lists of texts', () => each(() => `[${'"1",'.repeat(items / 2)}"1"]`)]
  yield ['lists of objects', () => each(() => `[${'{},'.repeat(items / 2)}{}]`)]
  yield ['objects everywhere', () => each(() => keys(items / 2))]
  for (const name of names.slice(0, 6)) {
    const one = (value: string) => wrapped(`{${JSON.stringify(name)}:${value}}`)
    yield [`${name} of 2 MB`, () => one(JSON.stringify(text(most - 200)))]
    yield [`${name}, a list`, () => one(`[${'"x",'.repeat(Math.min(8_500, most / 5))}"x"]`)]
  }
}

const nested = (depth: number, times: number) =>
  `[${Array.from({ length: times }, () => '{"a":'.repeat(depth - 1) + '1' + '}'.repeat(depth - 1)).join(',')}]`

const keys = (count: number) =>
  `{${Array.from({ length: Math.max(1, Math.floor(count)) }, (_, i) => `"k${i}":1`).join(',')}}`
