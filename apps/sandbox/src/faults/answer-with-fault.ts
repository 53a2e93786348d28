import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { REFUSALS } from '../refusals.ts'
import type { Refusal } from '../refusals.ts'
import type { FaultBoard, Target } from './create-fault-board.ts'
import type { FaultMode } from './fault-rules.ts'

/** Answer of a handler. */
export type Answer = {
  readonly status: number
  readonly body: unknown
  /** In place of a body: a stream that breaks in its middle. */
  readonly stream?: (mode: FaultMode) => Readable
}

/** Everything needed to answer one request the way its fault says. */
export type FaultyCall = {
  readonly board: FaultBoard
  readonly clock: Clock
  readonly stopping: AbortSignal
  readonly target: Target
  readonly reply: FastifyReply
  /** Does the work and returns the answer. */
  readonly work: () => Promise<Answer> | Answer
  readonly refuse: (refusal: Refusal) => Answer
}

/** Where a channel that was taken over would send its callers: a cloud's metadata service. */
const PRIVATE_PLACE = 'http://169.254.169.254/latest/meta-data/'

const REFUSING: Partial<Record<FaultMode, Refusal>> = {
  refuse: REFUSALS.rejected,
  bot_check: REFUSALS.botCheck,
  no_permission: REFUSALS.noPermission,
  image_refused: REFUSALS.imageRefused,
  upload_failed: REFUSALS.uploadFailed,
  empty: REFUSALS.empty,
}

/**
 * Runs a handler under the fault that is planted for it: slow, refused before the work,
 * or spoilt after the work.
 *
 * @source domain: channel gateway, what the stand-in can be told
 */
export async function answerWithFault(call: FaultyCall): Promise<FastifyReply> {
  const { board, clock, stopping, target, reply } = call
  const fault = board.take(target)
  if (fault.latencyMs > 0) await clock.sleep(fault.latencyMs, stopping)
  if (fault.mode === 'server_error') {
    return reply.code(500).send({ code: 'internal', message: 'the channel failed' })
  }
  if (fault.mode === 'redirect_private') return reply.redirect(PRIVATE_PLACE, 302)
  const refusal = REFUSING[fault.mode]
  if (refusal) return send(reply, call.refuse(refusal))
  const answer = await call.work()
  if (answer.stream) return reply.code(answer.status).send(answer.stream(fault.mode))
  if (fault.mode === 'bad_json') {
    return reply.code(answer.status).type('application/json').send('{"post_id":"')
  }
  // a hijacked reply stays without an answer until the caller leaves or the app stops
  if (fault.mode === 'timeout_after_effect') return reply.hijack()
  if (fault.mode === 'lose_answer') {
    reply.hijack()
    reply.raw.socket?.destroy()
    return reply
  }
  return send(reply, answer)
}

const send = (reply: FastifyReply, { status, body }: Answer): FastifyReply =>
  body === undefined ? reply.code(status).send() : reply.code(status).send(body)
