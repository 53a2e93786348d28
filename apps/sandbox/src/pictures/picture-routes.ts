import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { drawAvatar } from '../accounts/draw-avatar.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { drawPicture } from './draw-picture.ts'

const closed = { additionalProperties: false }
const Side = Type.Integer({ minimum: 16, maximum: 2048, default: 800 })
const Id = (maxLength: number) =>
  Type.Object({ id: Type.String({ minLength: 1, maxLength }) }, closed)

/** Serves drawn pictures, avatars and uploads; the console may read them across origins. */
export function mountPictures(app: FastifyInstance, context: SandboxContext): void {
  const openTo = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { origin } = request.headers
    if (origin && context.consoleOrigins.includes(origin)) {
      reply.header('access-control-allow-origin', origin)
    }
    return reply
      .header('vary', 'Origin')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
  }

  app.get<{ Params: { id: string }; Querystring: { w: number; h: number } }>(
    '/pictures/:id.svg',
    { schema: { params: Id(40), querystring: Type.Object({ w: Side, h: Side }, closed) } },
    (request, reply) => {
      const { w: width, h: height } = request.query
      const picture = drawPicture(request.params.id, { width, height })
      return openTo(request, reply).type('image/svg+xml').send(picture)
    },
  )
  app.get<{ Params: { id: string } }>(
    '/avatars/:id.svg',
    { schema: { params: Id(64), querystring: Type.Object({}, closed) } },
    (request, reply) =>
      openTo(request, reply).type('image/svg+xml').send(drawAvatar(request.params.id)),
  )
  app.get<{ Params: { id: string } }>(
    '/uploads/:id',
    { schema: { params: Id(64) } },
    (request, reply) => {
      const upload = context.uploads.find(request.params.id)
      if (!upload) return reply.code(404).send({ code: 'not_found', message: 'no such picture' })
      return openTo(request, reply).type(upload.type).send(upload.bytes)
    },
  )
}
