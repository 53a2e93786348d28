import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { answerWithFault } from '../faults/answer-with-fault.ts'
import { problem, refuse } from '../gateway/handlers/handler.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { openPicture } from './open-picture.ts'

const CLIPS = 12
const Name = Type.Object({ name: Type.String({ pattern: '^[0-9]{1,3}\\.webm$' }) })

/** Serves the clips of video pieces, whole or by range requests. */
export async function mountClips(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const clips = await Promise.all(
    Array.from({ length: CLIPS }, (_, turn) =>
      readFile(new URL(`../../web/clips/${turn}.webm`, import.meta.url)),
    ),
  )
  app.get<{ Params: { name: string } }>(
    '/clips/:name',
    { schema: { params: Name } },
    (request, reply) => {
      const clip = clips[Number.parseInt(request.params.name, 10)]
      return answerWithFault({
        ...context,
        reply,
        refuse,
        target: { operation: 'picture', platform: '', uid: '' },
        work: () => {
          if (!clip) return problem(404, 'not_found', 'no such clip')
          openPicture(context, request, reply).type('video/webm').header('accept-ranges', 'bytes')
          const { range } = request.headers
          if (range === undefined) return { status: 200, body: clip }
          const part = rangeOf(range, clip.length)
          if (!part) {
            void reply.header('content-range', `bytes */${clip.length}`).type('application/json')
            return problem(416, 'bad_range', 'no such part of the clip')
          }
          void reply.header('content-range', `bytes ${part.from}-${part.to}/${clip.length}`)
          return { status: 206, body: clip.subarray(part.from, part.to + 1) }
        },
      })
    },
  )
}

/** One byte range, both ends included; undefined if it is invalid or outside the file. */
function rangeOf(text: string, size: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(text.trim()) ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : undefined
}
