import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { answerWithFault } from '../faults/answer-with-fault.ts'
import type { Answer } from '../faults/answer-with-fault.ts'
import { originOf, presentAccount } from '../gateway/account-answers.ts'
import { langOf } from '../pages/page-words.ts'
import { findPlatform } from '../platforms.ts'
import type { PublishResult } from '../publish/create-publisher.ts'
import { PublishSchema } from '../publish/publish-schema.ts'
import type { PublishInput } from '../publish/publish-schema.ts'
import type { Refusal } from '../refusals.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { renderCreatorPage } from './creator-page.ts'

const closed = { additionalProperties: false }
const Uid = Type.String({ minLength: 1, maxLength: 64 })
const params = Type.Object({ platform: Type.String({ minLength: 1, maxLength: 40 }) }, closed)
const BODY_LIMIT = 16 * 2 ** 20

type PlatformRequest = { Params: { platform: string } }

/**
 * Mounts the pages that are put in frames and what their scripts call.
 *
 * @source domain: channel gateway, creator pages
 */
export function mountCreator(app: FastifyInstance, context: SandboxContext): void {
  app.get<PlatformRequest & { Querystring: { uid: string; parent?: string; lang?: string } }>(
    '/creator/:platform',
    {
      schema: {
        params,
        querystring: Type.Object({
          uid: Uid,
          parent: Type.Optional(Type.String({ maxLength: 200 })),
          lang: Type.Optional(Type.String({ maxLength: 10 })),
        }),
      },
    },
    (request, reply) => {
      const row = findPlatform(request.params.platform)
      if (!row) return unknownPlatform(reply)
      const elsewhere = context.board.switches(row.platform).page_redirect
      if (elsewhere !== undefined) return reply.redirect(elsewhere, 302)
      const { uid, parent, lang } = request.query
      const account = presentAccount(context, {
        platform: row.platform,
        uid,
        origin: originOf(request),
      })
      return frameable(context, row.platform, reply)
        .type('text/html; charset=utf-8')
        .send(
          renderCreatorPage({ context, row, account, parent: parent ?? '', lang: langOf(lang) }),
        )
    },
  )

  app.get<PlatformRequest & { Querystring: { uid: string } }>(
    '/creator/:platform/profile',
    { schema: { params, querystring: Type.Object({ uid: Uid }, closed) } },
    (request, reply) => {
      const { platform } = request.params
      if (!findPlatform(platform)) return unknownPlatform(reply)
      const { uid } = request.query
      return reply.send(presentAccount(context, { platform, uid, origin: originOf(request) }))
    },
  )

  app.post<PlatformRequest & { Body: PublishInput }>(
    '/creator/:platform/posts',
    { schema: { params, body: PublishSchema }, bodyLimit: BODY_LIMIT, onRequest: ownPagesOnly },
    (request, reply) => take(context, 'publish', request, reply),
  )
  app.post<PlatformRequest & { Body: PublishInput }>(
    '/creator/:platform/drafts',
    { schema: { params, body: PublishSchema }, bodyLimit: BODY_LIMIT, onRequest: ownPagesOnly },
    (request, reply) => take(context, 'draft', request, reply),
  )
}

async function take(
  context: SandboxContext,
  operation: 'publish' | 'draft',
  request: FastifyRequest<PlatformRequest & { Body: PublishInput }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = findPlatform(request.params.platform)
  if (!row) return unknownPlatform(reply)
  const input = request.body
  if (input.channel !== row.platform) {
    return reply.code(422).send({ ok: false, code: 'rejected', message: '渠道与页面不一致' })
  }
  const { publisher } = context
  return answerWithFault({
    ...context,
    reply,
    refuse,
    target: { operation, platform: row.platform, uid: input.uid },
    work: async () =>
      operation === 'publish'
        ? present(await publisher.publish(row, input), (post) => ({ feed_id: post.feed_id }))
        : present(await publisher.saveDraft(row, input), (post) => ({ draft_id: post.post_id })),
  })
}

const refuse = ({ status, code, message }: Refusal): Answer => ({
  status,
  body: { ok: false, code, message },
})

function present(
  result: PublishResult,
  ids: (post: { post_id: string; feed_id: string }) => object,
): Answer {
  if (!result.ok) return refuse(result.refusal)
  const { post } = result
  return { status: 200, body: { ok: true, content_id: post.post_id, ...ids(post) } }
}

/** Other sites may not post in the name of an account; scripts outside a browser send no origin. */
async function ownPagesOnly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers
  if (origin === undefined || origin === originOf(request)) return
  await reply.code(403).send({ code: 'foreign_origin', message: 'only creator pages post here' })
}

/** Either framing header of a real site: DENY for everyone, or the consoles by name. */
function frameable(context: SandboxContext, platform: string, reply: FastifyReply): FastifyReply {
  const denied = context.board.switches(platform).x_frame_options === 'DENY'
  const consoles = context.consoleOrigins.join(' ')
  const rules = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${consoles}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // a frame-ancestors rule would make browsers pass over X-Frame-Options
    ...(denied ? [] : [`frame-ancestors ${consoles}`]),
  ]
  if (denied) reply.header('x-frame-options', 'DENY')
  return reply
    .header('content-security-policy', rules.join('; '))
    .header('cache-control', 'no-store')
}

const unknownPlatform = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: 'unknown_platform', message: 'no such platform' })
