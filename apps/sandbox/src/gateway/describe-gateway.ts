import { Type } from 'typebox'
import { GATEWAY_CALLS } from './gateway-calls.ts'
import type { GatewayCall } from './gateway-calls.ts'

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
      version: '1.0.0',
      description:
        'The one contract through which outside channels are reached. A time-out or a broken answer to posts.publish means unknown, never refused: ask posts.list by attempt key.',
    },
    servers: [{ url: 'http://127.0.0.1:8090' }],
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
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
