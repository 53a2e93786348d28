import T, { type TSchema } from 'typebox'
import { envelope } from './envelope.ts'
import { describeField } from './facts/describe-field.ts'
import { describeMember, describeObject, type Speaker } from './facts/describe-object.ts'
import type { JsonSchema } from './facts/field-kind.ts'
import type { Operation } from './operation.ts'
import type { Registry } from './registry.ts'
import type { Relation, Resource } from './resource.ts'
import { Closed, ErrorDocument } from './schema.ts'
import { takesPrecondition, UNCHANGED_SINCE } from './unchanged-since.ts'

type Json = Record<string, unknown>

const JSONAPI = 'application/vnd.api+json'
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const pascal = (type: string) =>
  type.replaceAll(/(^|_)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())

/**
 * Prints the whole API as an OpenAPI 3.1 document. Same registry, same bytes.
 *
 * Beside the standard: `x-effect`, `x-touches`, `x-permission`, `x-result`, `x-body`, and
 * `x-secrets` for attributes that may come encrypted; `x-kind` and `x-label` of every field.
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
    tags: resources.map(({ type, label }) => ({ name: type, description: label.en })),
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

const attributesOf = (resource: Resource) =>
  [pascal(resource.type), attributesIn(resource)] as const
const attributesIn = (resource: Resource) => described(resource.attributes, { resource })

const relationshipsName = (type: string) => `${pascal(type)}Relationships`

/** Relations of a record; their types name the included resources. */
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

/** The attributes for use in `allOf`: a closed schema would refuse the other members. */
const partOf = (resource: Resource) =>
  [partName(resource.type), opened(attributesIn(resource))] as const
const partName = (type: string) => `${pascal(type)}Part`

/** Resources that some operation answers with further attributes. */
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
    ...(operation.cookie ? { security: [{ bearer: [] }, { cookie: [] }] } : {}),
    'x-effect': operation.effect,
    'x-touches': operation.touches,
    'x-permission': operation.may,
    'x-result': output.kind,
    'x-body': operation.body,
    ...(operation.secrets.length > 0 ? { 'x-secrets': operation.secrets } : {}),
    parameters: parameters(operation),
    ...(operation.input ? { requestBody: requestBody(operation) } : {}),
    responses: {
      ...success(operation),
      default: { description: 'Refused', content: { [JSONAPI]: { schema: ref('Error') } } },
    },
  }
}

function parameters(operation: Operation): Json[] {
  const { onRecord, query, requiredQuery } = operation
  const path = onRecord ? [recordParameter(operation)] : []
  const named = Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: requiredQuery.includes(name),
    // Lists are comma separated, as JSON:API writes them.
    ...((schema as { type?: string }).type === 'array' ? { style: 'form', explode: false } : {}),
    ...parameterFacts(name, schema, operation),
  }))
  return [...path, ...named, ...(takesPrecondition(operation) ? [PRECONDITION] : [])]
}

const SINCE_WHEN =
  'The `updated_at` of the record as it was read, exactly; or an HTTP date, which knows whole seconds only. Where the record has been changed since, nothing is written: 409 `changed_since` with its present `updated_at` in `params`.'

/** The header by which an update is refused if somebody else was faster. */
const PRECONDITION: Json = {
  name: UNCHANGED_SINCE,
  in: 'header',
  required: false,
  description: SINCE_WHEN,
  schema: {
    type: 'string',
    maxLength: 40,
    description: SINCE_WHEN,
    'x-kind': 'instant',
    'x-label': { zh: '读取时的更新时间', en: 'Updated, as it was read' },
  },
}

const PATH_ID: JsonSchema = { type: 'string' }

function recordParameter({ resource }: Operation): Json {
  const about = `The id of the record of \`${resource.type}\` that the call is about.`
  const words = { zh: '编号', en: 'ID', about }
  const { description, ...schema } = describeField(PATH_ID, words)
  return {
    name: 'id',
    in: 'path',
    required: true,
    description,
    schema: { ...schema, 'x-kind': `id of ${resource.type}` },
  }
}

/** A parameter with its own description beside the schema. */
function parameterFacts(name: string, declared: TSchema, operation: Operation): Json {
  const bare = name.replace(/^filter\[(.*)\]$/, '$1')
  const { description, ...schema } = describeMember(bare, jsonOf(declared), speakerOf(operation))
  return { ...(description === undefined ? {} : { description }), schema }
}

const speakerOf = ({ id, resource }: Operation): Speaker => ({
  resource,
  operation: id.slice(id.indexOf('.') + 1),
})

function requestBody(operation: Operation): Json {
  const speaker = speakerOf(operation)
  const schema =
    operation.body === 'form' && operation.input
      ? described(operation.input, speaker)
      : document(operation, speaker)
  if (operation.body === 'jsonapi') return { required: true, content: { [JSONAPI]: { schema } } }
  if (operation.body === 'upload') {
    const parts = described(operation.input, speaker)
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

/** The envelope with described attributes. */
function document(operation: Operation, speaker: Speaker): Json {
  const { properties, ...whole } = jsonOf(envelope(operation))
  const data = properties?.['data'] ?? {}
  const attributes = jsonOf(described(operation.input ?? Closed({}), speaker))
  return {
    ...whole,
    properties: { data: { ...data, properties: { ...data.properties, attributes } } },
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
  const speaker = speakerOf(operation)
  if (output.kind === 'raw') return described(output.schema, speaker)
  if (output.kind === 'data')
    return closed({ data: described(output.schema, speaker), meta: ref('Meta') }, ['data'])
  if (output.kind === 'empty' || output.kind === 'file' || output.kind === 'stream') return {}
  const type = output.resource ?? operation.resource.type
  const extra =
    output.kind === 'record' && output.schema ? described(output.schema, speaker) : undefined
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

/** Plain JSON with described members. */
const described = (schema: TSchema | undefined, speaker: Speaker): Json => ({
  ...describeObject(jsonOf(schema), speaker),
})

// as: every schema of TypeBox is a JSON schema.
const jsonOf = (schema: TSchema | undefined) => plain(schema) as JsonSchema

/** Plain JSON: TypeBox keeps symbols and non-enumerable marks that a document must not depend on. */
function plain(schema: TSchema | undefined): Json {
  return JSON.parse(JSON.stringify(schema ?? T.Unknown())) as Json
}
