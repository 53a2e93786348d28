import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { createBearerGuard } from '../bearer-guard.ts'
import { answerWithFault } from '../faults/answer-with-fault.ts'
import type { Answer } from '../faults/answer-with-fault.ts'
import type { Operation, FaultDocument } from '../faults/fault-rules.ts'
import { findPlatform } from '../platforms.ts'
import type { PlatformRow } from '../platforms.ts'
import type { PublishInput } from '../publish/publish-schema.ts'
import type { Refusal } from '../refusals.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { originOf, presentAccount, presentOwnPost } from './account-answers.ts'
import { GATEWAY_CALLS } from './gateway-calls.ts'
import type { GatewayCall, GatewayCallId } from './gateway-calls.ts'

/** The parts of a request after validation; absent parts are empty. */
type Input = {
  readonly origin: string
  readonly params: { platform: string; uid: string; post_id: string }
  readonly query: { attempt_key?: string; page: number; size: number }
  readonly body: unknown
}
type Handler = {
  /** Calls without an operation are never struck by a fault. */
  readonly operation?: Operation
  readonly run: (input: Input, row: PlatformRow) => Promise<Answer> | Answer
}

/** The gateway's answer to a definite no. */
export const problem = ({
  status,
  code,
  message,
}: {
  status: number
  code: string
  message: string
}): Answer => ({
  status,
  body: { code, message },
})
const unknownPlatform = problem({
  status: 404,
  code: 'unknown_platform',
  message: 'no such platform',
})
const refuse = (refusal: Refusal): Answer => problem(refusal)

/** Mounts every call of the gateway behind the bearer token. */
export function mountGateway(app: FastifyInstance, context: SandboxContext): void {
  const handlers = createHandlers(context)
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
  const platform = input.params.platform ?? body.platform
  const row = findPlatform(platform ?? 'guangguang')
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
      uid: input.params.uid ?? body.uid ?? '',
    },
    work: () => handler.run(input, row),
  })
}

function createHandlers(context: SandboxContext): Record<GatewayCallId, Handler> {
  const { store, board, uploads, publisher } = context
  return {
    'gateway.health': { run: () => ({ status: 200, body: { status: 'ok' } }) },
    'accounts.get': {
      operation: 'read',
      run: ({ params, origin }) => ({
        status: 200,
        body: presentAccount(context, { ...params, origin }),
      }),
    },
    'posts.list': {
      operation: 'read',
      run: ({ params: { platform, uid }, query }) => {
        const lookup = board.switches(platform).lookup ?? 'complete'
        if (lookup === 'none') {
          return problem({
            status: 501,
            code: 'not_supported',
            message: 'no look-up on this platform',
          })
        }
        const filter = { platform, uid, attempt_key: query.attempt_key }
        const { total } = store.count(filter)
        const offset = (query.page - 1) * query.size
        const data = store.list(filter, { offset, size: query.size }).map(presentOwnPost)
        return {
          status: 200,
          body: { data, total, complete: lookup === 'complete' && data.length === total },
        }
      },
    },
    'posts.publish': {
      operation: 'publish',
      run: async ({ params, body }, row) => {
        const input = body as PublishInput // checked by the route's schema
        if (input.channel !== params.platform || input.uid !== params.uid) {
          return problem({
            status: 422,
            code: 'rejected',
            message: 'channel or uid differs from the address',
          })
        }
        const result = await publisher.publish(row, input)
        if (!result.ok) return refuse(result.refusal)
        return { status: result.repeated ? 200 : 201, body: presentOwnPost(result.post) }
      },
    },
    'posts.delete': {
      operation: 'delete',
      run: async ({ params: { platform, uid, post_id } }) => {
        const post = await store.remove(platform, uid, post_id)
        if (!post) return problem({ status: 404, code: 'not_found', message: 'no such post' })
        return { status: 200, body: presentOwnPost(post) }
      },
    },
    'images.upload': {
      operation: 'image',
      run: ({ body, origin }) => {
        const upload = uploads.keep((body as { data_url: string }).data_url) // checked by the schema
        if (!upload) {
          return problem({
            status: 422,
            code: 'rejected',
            message: 'not a PNG, JPEG, WebP or GIF data URL',
          })
        }
        return { status: 201, body: { image_id: upload.id, url: `${origin}/uploads/${upload.id}` } }
      },
    },
    'faults.get': { run: () => ({ status: 200, body: board.read() }) },
    'faults.put': {
      run: ({ body }) => {
        const document = body as FaultDocument // checked by the route's schema
        const named = [
          ...(document.rules ?? []).flatMap((rule) => rule.platform ?? []),
          ...Object.keys(document.platforms ?? {}),
        ]
        const stranger = named.find((name) => !findPlatform(name))
        if (stranger !== undefined) {
          return problem({
            status: 422,
            code: 'unknown_platform',
            message: `no platform "${stranger}"`,
          })
        }
        board.replace(document)
        return { status: 200, body: board.read() }
      },
    },
  }
}

function schemaOf(call: GatewayCall): object {
  const closed = { additionalProperties: false }
  return {
    querystring: Type.Object(call.query ?? {}, closed),
    ...(call.params && { params: Type.Object(call.params, closed) }),
    ...(call.body && { body: call.body }),
  }
}
