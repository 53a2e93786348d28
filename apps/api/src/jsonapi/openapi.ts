import T, { type TSchema } from 'typebox'
import { envelope } from './envelope.ts'
import type { Operation } from './operation.ts'
import type { Registry } from './registry.ts'
import type { Relation, Resource } from './resource.ts'
import { ErrorDocument } from './schema.ts'

type Json = Record<string, unknown>

const JSONAPI = 'application/vnd.api+json'
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const pascal = (type: string) =>
  type.replaceAll(/(^|_)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())

/**
 * Prints the whole API as an OpenAPI 3.1 document. Same registry, same bytes.
 *
 * Beside the standard: `x-effect`, `x-touches`, `x-permission`, `x-result`, `x-body`, and
 * `x-secrets` for attributes that may come encrypted.
 */
export function openapiDocument({ resources, operations }: Registry, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const item = (paths[operation.path] ??= {})
    item[operation.method.toLowerCase()] = describe(operation)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Open Media Creation Centre',
      version,
      description: 'JSON:API over HTTP. Sign in at /oauth/token and send the token as a bearer.',
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: resources.map(({ type, label }) => ({ name: type, description: label })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'omc_refresh',
          description: 'For pictures in pages. Over https its name is __Host-omc_refresh.',
        },
      },
      schemas: {
        ...SHARED,
        ...Object.fromEntries(resources.map(attributesOf)),
        ...Object.fromEntries(resources.map(relationshipsOf)),
        ...Object.fromEntries(resources.filter(extendedBy(operations)).map(partOf)),
      },
    },
  }
}

const attributesOf = ({ type, attributes }: Resource) => [pascal(type), plain(attributes)] as const

const relationshipsName = (type: string) => `${pascal(type)}Relationships`

/** Where the relations of a record lead: their types say what an include puts there. */
const relationshipsOf = ({ type, attributes, relations = {} }: Resource) => {
  const named = Object.entries(relations).map(([name, relation]) => {
    const data = linkage(relation, attributes)
    return [name, { type: 'object', properties: { data }, required: ['data'] }] as const
  })
  return [relationshipsName(type), closed(Object.fromEntries(named), [])] as const
}

/** To many, to one, or to one at most where the attribute behind it may be null. */
function linkage({ type, via }: Relation, { properties }: Resource['attributes']): Json {
  const one = {
    type: 'object',
    properties: { type: { const: type }, id: { type: 'string' } },
    required: ['type', 'id'],
  }
  if ('theirs' in via) return { type: 'array', items: one }
  const isSure = plain(properties[via.ours])['type'] === 'string'
  return isSure ? one : { anyOf: [one, { type: 'null' }] }
}

/** The attributes as a part of more: a closed schema would refuse whatever stands beside it. */
const partOf = ({ type, attributes }: Resource) =>
  [partName(type), opened(plain(attributes))] as const
const partName = (type: string) => `${pascal(type)}Part`

/** Which resources some operation answers with attributes more. */
const extendedBy =
  (operations: readonly Operation[]) =>
  ({ type }: Resource) =>
    operations.some(
      ({ output, resource }) =>
        output.kind === 'record' &&
        output.schema !== undefined &&
        (output.resource ?? resource.type) === type,
    )

function describe(operation: Operation): Json {
  const { output } = operation
  return {
    operationId: operation.id,
    tags: [operation.resource.type],
    summary: operation.summary,
    ...(operation.may === 'public' ? { security: [] } : {}),
    ...(operation.action?.cookie ? { security: [{ bearer: [] }, { cookie: [] }] } : {}),
    'x-effect': operation.effect,
    'x-touches': operation.touches,
    'x-permission': operation.may,
    'x-result': output.kind,
    'x-body': operation.body,
    ...(operation.action?.secrets ? { 'x-secrets': operation.action.secrets } : {}),
    parameters: parameters(operation),
    ...(operation.input ? { requestBody: requestBody(operation) } : {}),
    responses: {
      ...success(operation),
      default: { description: 'Refused', content: { [JSONAPI]: { schema: ref('Error') } } },
    },
  }
}

function parameters({ onRecord, query, requiredQuery }: Operation): Json[] {
  const path = onRecord
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
    : []
  const named = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: requiredQuery.includes(name),
    // Lists are comma separated, as JSON:API writes them.
    ...((schema as { type?: string }).type === 'array' ? { style: 'form', explode: false } : {}),
    schema: plain(schema),
  }))
  return [...path, ...named]
}

function requestBody(operation: Operation): Json {
  const schema = plain(
    operation.body === 'form' && operation.input ? operation.input : envelope(operation),
  )
  if (operation.body === 'jsonapi') return { required: true, content: { [JSONAPI]: { schema } } }
  if (operation.body === 'upload') {
    const parts = plain(operation.input)
    return {
      required: true,
      content: { [JSONAPI]: { schema }, 'multipart/form-data': { schema: parts } },
    }
  }
  return {
    required: true,
    content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } },
  }
}

function success(operation: Operation): Json {
  const empty = { description: 'Nothing to answer' }
  const { output, status } = operation
  if (output.kind === 'empty') return { '204': empty }
  if (output.kind === 'stream') {
    const content = { [output.type]: { schema: { type: 'string' } } }
    return { '200': { description: 'Events, as they come', content } }
  }
  if (output.kind === 'file') {
    const bytes = { schema: { type: 'string', format: 'binary' } }
    const content = Object.fromEntries(output.types.map((type) => [type, bytes]))
    return {
      '200': { description: 'The file', content },
      '206': { description: 'A part of it', content },
    }
  }
  const type = output.kind === 'raw' ? 'application/json' : JSONAPI
  const answer = { description: 'OK', content: { [type]: { schema: answerSchema(operation) } } }
  const orEmpty = output.kind === 'record' && output.orEmpty ? { '204': empty } : {}
  return { [String(status)]: answer, ...orEmpty }
}

/** The schema of a successful answer; tests hold every answer against it. */
export function answerSchema(operation: Operation): Json {
  const { output } = operation
  if (output.kind === 'raw') return plain(output.schema)
  if (output.kind === 'data')
    return closed({ data: plain(output.schema), meta: ref('Meta') }, ['data'])
  if (output.kind === 'empty' || output.kind === 'file' || output.kind === 'stream') return {}
  const type = output.resource ?? operation.resource.type
  const extra = output.kind === 'record' && output.schema ? plain(output.schema) : undefined
  const one = resourceObject(type, extra)
  return closed(
    {
      data: output.kind === 'list' ? { type: 'array', items: one } : one,
      included: { type: 'array', items: ref('Included') },
      meta: output.kind === 'list' ? ref('ListMeta') : ref('Meta'),
    },
    ['data'],
  )
}

const META: Json = { type: 'object', additionalProperties: true }
const LIST_META: Json = {
  type: 'object',
  properties: {
    record_count: { type: 'integer', minimum: 0 },
    record_count_capped: { type: 'boolean' },
    next_cursor: { type: 'string' },
  },
  required: ['record_count'],
}
const LINKAGE: Json = {
  type: 'object',
  properties: { type: { type: 'string' }, id: { type: 'string' } },
  required: ['type', 'id'],
}
const RELATIONSHIPS: Json = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    properties: { data: { anyOf: [{ type: 'null' }, LINKAGE, { type: 'array', items: LINKAGE }] } },
  },
}
const INCLUDED: Json = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    id: { type: 'string' },
    attributes: { type: 'object', additionalProperties: true },
    relationships: ref('Relationships'),
  },
  required: ['type', 'id', 'attributes'],
}

/** Parts every answer is made of, named once. */
const SHARED: Json = {
  Error: plain(ErrorDocument),
  Meta: META,
  ListMeta: LIST_META,
  Relationships: RELATIONSHIPS,
  Included: INCLUDED,
}

const resourceObject = (type: string, extra: Json | undefined): Json =>
  closed(
    {
      type: { const: type },
      id: { type: 'string' },
      attributes: extra
        ? { allOf: [ref(partName(type)), opened(extra)], unevaluatedProperties: false }
        : ref(pascal(type)),
      relationships: ref(relationshipsName(type)),
    },
    ['type', 'id', 'attributes'],
  )

const opened = (schema: Json): Json => {
  const { additionalProperties: _closed, ...rest } = schema
  return rest
}

const closed = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** Plain JSON: TypeBox keeps symbols and non-enumerable marks that a document must not depend on. */
function plain(schema: TSchema | undefined): Json {
  return JSON.parse(JSON.stringify(schema ?? T.Unknown())) as Json
}
