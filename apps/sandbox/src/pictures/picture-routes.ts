import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { drawAvatar } from '../accounts/draw-avatar.ts'
import { answerWithFault } from '../faults/answer-with-fault.ts'
import { refuse } from '../gateway/handlers/handler.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { drawPicture } from './draw-picture.ts'
import { openPicture } from './open-picture.ts'

const closed = { additionalProperties: false }
const Side = Type.Integer({ minimum: 16, maximum: 2048, default: 800 })
const Id = (maxLength: number) =>
  Type.Object({ id: Type.String({ minLength: 1, maxLength }) }, closed)

/** Serves drawn pictures, avatars and uploads; the console may read them across origins. */
export function mountPictures(app: FastifyInstance, context: SandboxContext): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    picture: { type: string; body: string | Buffer },
  ): Promise<FastifyReply> =>
    answerWithFault({
      ...context,
      reply,
      refuse,
      target: { operation: 'picture', platform: '', uid: '' },
      work: () => {
        openPicture(context, request, reply).type(picture.type)
        return { status: 200, body: picture.body }
      },
    })

  app.get<{ Params: { id: string }; Querystring: { w: number; h: number } }>(
    '/pictures/:id.svg',
    { schema: { params: Id(40), querystring: Type.Object({ w: Side, h: Side }, closed) } },
    async (request, reply) => {
      const { w: width, h: height } = request.query
      const body = drawPicture(request.params.id, { width, height })
      return send(request, reply, { type: 'image/svg+xml', body })
    },
  )
  app.get<{ Params: { id: string } }>(
    '/avatars/:id.svg',
    { schema: { params: Id(64), querystring: Type.Object({}, closed) } },
    async (request, reply) =>
      send(request, reply, { type: 'image/svg+xml', body: drawAvatar(request.params.id) }),
  )
  app.get<{ Params: { id: string } }>(
    '/uploads/:id',
    { schema: { params: Id(64) } },
    async (request, reply) => {
      const upload = context.uploads.find(request.params.id)
      if (!upload) return reply.code(404).send({ code: 'not_found', message: 'no such picture' })
      return send(request, reply, { type: upload.type, body: upload.bytes })
    },
  )
}
