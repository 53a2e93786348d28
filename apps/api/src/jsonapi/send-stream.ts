import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem, encodeProblem, problem } from '../kernel/problem.ts'
import { languageOf } from '../kernel/request-language.ts'

/** One server-sent event; its data is sent as JSON. */
export interface StreamEvent {
  event: string
  data: unknown
}

/**
 * Sends events as they come. A failure after the start is the last event, `error`, with the error
 * document as its data; when the caller goes away, `gone` is aborted and the iterable is ended.
 */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { events, gone }: { events: AsyncIterable<StreamEvent>; gone: AbortController },
) {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // A proxy that collects the answer would hold the events back.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(written(events, request)))
  )
}

async function* written(events: AsyncIterable<StreamEvent>, request: FastifyRequest) {
  yield ': open\n\n'
  try {
    for await (const event of events) yield toText(event)
  } catch (error) {
    if (!(error instanceof Problem)) request.log.error({ err: error }, 'a stream failed')
    const refusal = error instanceof Problem ? error : problem('server_error')
    yield toText({
      event: 'error',
      data: encodeProblem(refusal, languageOf(request.headers['accept-language'])),
    })
  }
}

/** JSON has no bare line ends, so one line is one event. */
const toText = ({ event, data }: StreamEvent) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
