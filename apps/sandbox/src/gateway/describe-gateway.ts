import { Type } from 'typebox'
import type { GatewayCall } from './calls/gateway-call.ts'
import {
  Author,
  AuthorContent,
  Availability,
  Backbone,
  Card,
  CardUse,
  Creator,
  CreatorTag,
  Crowd,
  Goods,
  Group,
  Metrics,
  Order,
  RankedGoods,
  Rates,
  Relation,
  Topic,
} from './catalogue-schemas.ts'
import { GATEWAY_CALLS } from './gateway-calls.ts'
import { Account, Image, OwnPost, Problem } from './gateway-schemas.ts'

/** Named schemas of the description. */
const NAMED: Readonly<Record<string, object>> = {
  Account,
  Author,
  AuthorContent,
  Availability,
  Backbone,
  Card,
  CardUse,
  Creator,
  CreatorTag,
  Crowd,
  Goods,
  Group,
  Image,
  Metrics,
  Order,
  OwnPost,
  Problem,
  RankedGoods,
  Rates,
  Relation,
  Topic,
}

/** The gateway contract as an OpenAPI 3.1 document, printed from the rows. */
export function describeGateway(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of GATEWAY_CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Channel gateway',
      version: '2.0.0',
      description:
        'The one contract through which outside platforms are reached. A definite no is a 4xx with code and message; a 5xx, a redirect, no JSON or another shape counts as no answer. No answer to posts.publish means unknown, never refused: ask posts.list by attempt key. The calls below /faults and /rehearsals belong to the stand-in alone.',
    },
    servers: [{ url: 'http://127.0.0.1:8090' }],
    security: [{ bearer: [] }],
    paths: withNames(paths),
    components: {
      schemas: NAMED,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

const NAME_OF = new Map(
  Object.entries(NAMED).map(([name, schema]) => [JSON.stringify(schema), name]),
)

/** Replaces named schemas by references. */
function withNames(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part
  const name = NAME_OF.get(JSON.stringify(part))
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  if (Array.isArray(part)) return part.map(withNames)
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withNames(inner)]))
}

function describeCall(call: GatewayCall): object {
  return {
    operationId: call.id,
    summary: call.summary,
    'x-effect': call.method === 'GET' ? 'read' : 'write',
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
    responses: Object.fromEntries(
      Object.entries(call.answers).map(([status, schema]) => [
        status,
        { description: `Answer ${status}`, content: json(schema) },
      ]),
    ),
  }
}

const json = (schema: object) => ({ 'application/json': { schema } })

function parameters(where: 'path' | 'query', properties: GatewayCall['params']): object[] {
  if (!properties) return []
  const required = Type.Object(properties).required ?? []
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || (required.includes(name) && !('default' in schema)),
    schema,
  }))
}
