import type { Static, TSchema } from 'typebox'
import { compileSchema, hasNul, pathOf } from '../kernel/compile-schema.ts'
import { type Problem, problem } from '../kernel/problem.ts'
import type { ChannelAddress } from './gateway.ts'
import type { ChannelAnswer, ChannelRequest, SendToChannel } from './send-to-channel.ts'

const RETRY_AFTER_S = 30
const MAX_RETRY_AFTER_S = 3600
/** Not now, rather than no. */
const LATER = new Set([408, 425, 429])

/**
 * A question to channels. The schema is compiled once; each call sends, reads and checks.
 *
 * @throws Problem 502 `channel_refused` (a definite no), 503 `channel_unreachable` (no usable answer)
 */
export function createAsk<S extends TSchema>(send: SendToChannel, schema: S) {
  const errorsOf = compileSchema(schema)
  return async (channel: ChannelAddress, request: ChannelRequest): Promise<Static<S>> => {
    const answer = await send(channel, request).catch((error: unknown) => {
      throw unreachable(channel, error instanceof Error ? error.message : String(error))
    })
    if (answer.status >= 400) throw refusalOf(channel, answer)
    if (answer.status >= 300) throw unreachable(channel, `it redirects (${answer.status})`)
    const body = parseAnswer(answer.text)
    if (body === undefined) throw unreachable(channel, 'the answer is no JSON')
    const [fault] = errorsOf(body)
    if (fault)
      throw unreachable(
        channel,
        `the answer is not as agreed: ${pathOf(fault).join('.')} ${fault.message ?? fault.keyword}`,
      )
    if (hasNul(body)) throw unreachable(channel, 'the answer has characters that are not text')
    // The check above is the proof.
    return body as Static<S>
  }
}

function refusalOf(channel: ChannelAddress, answer: ChannelAnswer): Problem {
  const { status, retryAfter } = answer
  const said = definiteNo(answer)
  if (!said) return unreachable(channel, `status ${status}`, retryAfter)
  const message = said.message.slice(0, 500)
  return problem(
    'channel_refused',
    { channel: channel.name, said: message },
    { meta: { channel: channel.name, status, code: said.code.slice(0, 100), message } },
  )
}

/** A no that will stand, with the channel's words; undefined for anything that may change by itself. */
export function definiteNo({ status, text }: Pick<ChannelAnswer, 'status' | 'text'>) {
  if (status < 400 || status >= 500 || LATER.has(status)) return undefined
  const said = parseAnswer(text)
  return isRefusal(said) ? said : undefined
}

/** No usable answer came; asking later may help. */
export function unreachable(
  channel: ChannelAddress,
  why: string,
  retryAfter: string | null = null,
): Problem {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : RETRY_AFTER_S
  return problem(
    'channel_unreachable',
    { channel: channel.name },
    {
      meta: { channel: channel.name, why },
      headers: { 'retry-after': String(Math.min(Math.max(seconds, 1), MAX_RETRY_AFTER_S)) },
    },
  )
}

/** JSON, or undefined for a text that is none. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Foreign text that is no JSON is an answer like any other; the caller names it.
    return undefined
  }
}

const isRefusal = (body: unknown): body is { code: string; message: string } =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'message' in body &&
  typeof body.message === 'string'
