import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { createBearerGuard } from '../bearer-guard.ts'
import { answerWithFault } from '../faults/answer-with-fault.ts'
import { findAnyPlatform } from '../platforms.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { originOf } from './account-answers.ts'
import type { GatewayCall } from './calls/gateway-call.ts'
import { GATEWAY_CALLS } from './gateway-calls.ts'
import type { GatewayCallId } from './gateway-calls.ts'
import { createAccountHandlers } from './handlers/account-handlers.ts'
import { createContentHandlers } from './handlers/content-handlers.ts'
import { createFaultHandlers } from './handlers/fault-handlers.ts'
import { goodsHandlers } from './handlers/goods-handlers.ts'
import { problem, refuse } from './handlers/handler.ts'
import type { Handler, Input } from './handlers/handler.ts'
import { createPostHandlers } from './handlers/post-handlers.ts'
import { createTradeHandlers } from './handlers/trade-handlers.ts'

const unknownPlatform = problem(404, 'unknown_platform', 'no such platform')

/** Mounts every call of the gateway behind the bearer token. */
export function mountGateway(app: FastifyInstance, context: SandboxContext): void {
  const handlers: Record<GatewayCallId, Handler> = {
    'gateway.health': { run: () => ({ status: 200, body: { status: 'ok' } }) },
    ...createAccountHandlers(context),
    ...createPostHandlers(context),
    ...goodsHandlers,
    ...createContentHandlers(context),
    ...createTradeHandlers(context),
    ...createFaultHandlers(context),
  }
  const guard = createBearerGuard(context.token)
  for (const call of GATEWAY_CALLS) {
    const handler = handlers[call.id]
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: guard,
      schema: schemaOf(call),
      ...('bodyLimit' in call && { bodyLimit: call.bodyLimit }),
      handler: (request, reply) => serve({ context, handler, request, reply }),
    })
  }
}

async function serve(call: {
  context: SandboxContext
  handler: Handler
  request: FastifyRequest
  reply: FastifyReply
}): Promise<FastifyReply> {
  const { context, handler, request, reply } = call
  // the route's schemas have checked params, query and body
  const input = {
    origin: originOf(request),
    params: request.params,
    query: request.query,
    body: request.body,
  } as Input
  const body = (input.body ?? {}) as { platform?: string; uid?: string }
  const platform = input.params['platform'] ?? body.platform
  const row = findAnyPlatform(platform ?? 'guangguang')
  if (!row) return reply.code(unknownPlatform.status).send(unknownPlatform.body)
  if (!handler.operation) {
    const answer = await handler.run(input, row)
    return reply.code(answer.status).send(answer.body)
  }
  return answerWithFault({
    ...context,
    reply,
    refuse,
    target: {
      operation: handler.operation,
      platform: platform ?? '',
      uid: input.params['uid'] ?? input.query['uid'] ?? body.uid ?? '',
    },
    work: () => handler.run(input, row),
  })
}

function schemaOf(call: GatewayCall): object {
  const closed = { additionalProperties: false }
  return {
    querystring: Type.Object(call.query ?? {}, closed),
    ...(call.params && { params: Type.Object(call.params, closed) }),
    ...(call.body && { body: call.body }),
  }
}
