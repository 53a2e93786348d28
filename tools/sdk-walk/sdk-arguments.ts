import type { Operation } from '../../apps/api/src/jsonapi/operation.ts'
import type { JsonSchema } from '../../apps/api/test/fuzz/json-schema.ts'
import type { SampledCall } from '../../apps/api/test/fuzz/sample-call.ts'
import { typedQuery } from './typed-query.ts'

export type SdkArguments = Record<string, unknown>

/** Page size: small, so that lists have a second page. */
export const PAGE_SIZE = 2

/**
 * Flat arguments of a sampled call: path, query and attributes in one object, values typed as in a
 * program. Documents are requested with all includes and all attributes: a choice of attributes
 * does not change the type of a record.
 */
export function sdkArguments(operation: Operation, call: SampledCall): SdkArguments {
  const args = {
    ...pathOf(operation, call),
    ...queryOf(operation, call),
    ...attributesOf(operation, call),
  }
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
}

/** A list's first page: no filter, a small size, ordered by its first key. */
export const firstPage = (operation: Operation, call: SampledCall): SampledCall => ({
  ...call,
  query: Object.fromEntries(
    Object.entries(call.query).filter(([name]) => operation.requiredQuery.includes(name)),
  ),
})

/** Nested spelling: `filter: { status }` for `'filter[status]'`. */
export function nested(args: SdkArguments): SdkArguments {
  const spelled: SdkArguments = {}
  for (const [name, value] of Object.entries(args)) {
    const [, family, member] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
    if (family === undefined || member === undefined) spelled[name] = value
    else spelled[family] = { ...(spelled[family] as object | undefined), [member]: value }
  }
  return spelled
}

function pathOf({ path, onRecord }: Operation, { url }: SampledCall): SdkArguments {
  if (!onRecord) return {}
  const [before = '', after = ''] = path.split('{id}')
  return { id: decodeURIComponent(url.slice(before.length, url.length - after.length)) }
}

function queryOf(operation: Operation, { query }: SampledCall): SdkArguments {
  const given = Object.entries(query)
    .filter(([name]) => !name.startsWith('fields['))
    .map(([name, text]) => [name, typedQuery(text, schemaOf(operation, name))])
  return {
    ...Object.fromEntries(given),
    ...(operation.output.kind === 'list' && operation.query['page[size]']
      ? { 'page[size]': PAGE_SIZE }
      : {}),
    ...(operation.query.include ? { include: includesOf(operation) } : {}),
  }
}

function attributesOf({ body }: Operation, { attributes }: SampledCall): SdkArguments {
  const file = attributes?.file
  if (body !== 'upload' || typeof file !== 'string') return attributes ?? {}
  return { ...attributes, file: new Blob([Buffer.from(file, 'base64')], { type: 'image/png' }) }
}

/** Includes of the operation. */
export const includesOf = (operation: Operation): readonly string[] =>
  (schemaOf(operation, 'include').items?.enum ?? []).map(String)

// as: TypeBox schemas are JSON Schema.
const schemaOf = ({ query }: Operation, name: string) => (query[name] ?? {}) as JsonSchema
