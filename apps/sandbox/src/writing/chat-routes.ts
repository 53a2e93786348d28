import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { createBearerGuard } from '../bearer-guard.ts'
import { answerWithFault } from '../faults/answer-with-fault.ts'
import type { FaultMode } from '../faults/fault-rules.ts'
import type { Refusal } from '../refusals.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { ChatSchema } from './chat-schema.ts'
import type { ChatRequest } from './chat-schema.ts'
import { completeChat, completionEvents, presentCompletion } from './complete-chat.ts'
import type { Completion } from './complete-chat.ts'

const TARGET = { operation: 'writing', platform: '', uid: '' } as const
/** Between two pieces of a stream, so that it reads as being written. */
const PIECE_MS = 25

/**
 * Mounts a language model as OpenAI-compatible clients expect one: the copywriting of the gateway.
 *
 * @source domain: channel gateway, copywriting
 */
export function mountWriting(app: FastifyInstance, context: SandboxContext): void {
  const guard = createBearerGuard(
    context.token,
    (code, message) => asError(401, code, message).body,
  )
  app.get('/v1/models', { onRequest: guard }, () => ({
    object: 'list',
    data: [{ id: 'sandbox-writer', object: 'model', created: 1_767_225_600, owned_by: 'sandbox' }],
  }))
  app.post<{ Body: ChatRequest }>(
    '/v1/chat/completions',
    { onRequest: guard, schema: { body: ChatSchema } },
    (request, reply) => {
      const completion = completeChat(request.body, context.clock.now())
      if (request.body.stream !== true) {
        return answerWithFault({
          ...context,
          reply,
          refuse: ({ status, code, message }: Refusal) => asError(status, code, message),
          target: TARGET,
          work: () => ({ status: 200, body: presentCompletion(completion) }),
        })
      }
      return answerWithFault({
        ...context,
        reply,
        refuse: ({ status, code, message }: Refusal) => asError(status, code, message),
        target: TARGET,
        work: () => {
          void reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store')
          const usage = request.body.stream_options?.include_usage ?? false
          return {
            status: 200,
            body: undefined,
            stream: (mode) => Readable.from(write(context, { completion, usage, mode })),
          }
        },
      })
    },
  )
}

type Writing = { completion: Completion; usage: boolean; mode: FaultMode }

/** Yields the events; a faulty stream breaks in its middle. */
async function* write({ clock, stopping }: SandboxContext, { completion, usage, mode }: Writing) {
  const events = [...completionEvents(completion, usage)]
  for (const [turn, event] of events.entries()) {
    if (turn >= events.length / 2) {
      if (mode === 'lose_answer') throw new Error('the line was cut on purpose')
      if (mode === 'timeout_after_effect') await clock.sleep(600_000, stopping)
      if (mode === 'bad_json') {
        yield 'data: {"choices":[{"delta":\n\n'
        return
      }
    }
    yield `data: ${JSON.stringify(event)}\n\n`
    await clock.sleep(PIECE_MS, stopping)
  }
  yield 'data: [DONE]\n\n'
}

const asError = (status: number, code: string, message: string) => ({
  status,
  body: { error: { message, type: code, param: null, code } },
})
