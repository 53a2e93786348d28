import type { Message } from './message.ts'
import type { ModelAnswer, ModelPiece } from './model-answer.ts'
import { readAnswer, readPieces } from './read-answer.ts'
import type { WriterAddress } from './writer-address.ts'
import { refusedProblem, toWriterProblem, unreachable } from './writer-problems.ts'

export interface ModelAsk {
  messages: readonly Message[]
  /** Most tokens the answer may have. */
  maxTokens: number
  temperature?: number
  /** Gives the question up. */
  signal?: AbortSignal | undefined
}

/**
 * A language model behind an OpenAI-compatible address.
 *
 * Throws Problem 503 `writer_unreachable` (no usable answer, meta `why`) or 502 `writer_refused`
 * (a definite no, meta `status`). A stream that breaks throws after the pieces it gave.
 */
export interface ModelClient {
  complete: (ask: ModelAsk) => Promise<ModelAnswer>
  stream: (ask: ModelAsk) => AsyncIterable<ModelPiece>
}

export interface ModelLimits {
  /** Until the answer begins. */
  firstByteMs: number
  /** Between two pieces of it. */
  idleMs: number
  wholeMs: number
  maxBytes: number
}

const LIMITS: ModelLimits = {
  firstByteMs: 20_000,
  idleMs: 15_000,
  wholeMs: 120_000,
  maxBytes: 1024 * 1024,
}

export function createModelClient(
  address: WriterAddress,
  {
    fetcher = fetch,
    limits = LIMITS,
  }: { fetcher?: typeof fetch; limits?: Partial<ModelLimits> } = {},
): ModelClient {
  const caps = { ...LIMITS, ...limits }
  return {
    async complete(ask) {
      const call = openCall(caps, ask.signal)
      try {
        const response = await send(address, ask, { fetcher, call, stream: false })
        return readAnswer(await wholeText(response, call, caps.maxBytes), address.model)
      } catch (error) {
        throw toWriterProblem(error, call.whyStopped())
      } finally {
        call.close()
      }
    },
    async *stream(ask) {
      const call = openCall(caps, ask.signal)
      try {
        const response = await send(address, ask, { fetcher, call, stream: true })
        yield* readPieces(chunksOf(response, call, caps.maxBytes), address.model)
      } catch (error) {
        throw toWriterProblem(error, call.whyStopped())
      } finally {
        // Also when the reader went away: the model need not write on.
        call.close()
      }
    },
  }
}

interface Call {
  signal: AbortSignal
  /** The answer gave a sign of life. */
  heard: () => void
  whyStopped: () => string | undefined
  close: () => void
}

/** One question with its three time-outs, and the caller's own wish to stop. */
function openCall(caps: ModelLimits, wish: AbortSignal | undefined): Call {
  const controller = new AbortController()
  let why: string | undefined
  const stop = (reason: string) => {
    why ??= reason
    controller.abort()
  }
  const whole = setTimeout(() => stop('timeout'), caps.wholeMs)
  let pulse = setTimeout(() => stop('no_first_byte'), caps.firstByteMs)
  const onWish = () => stop('aborted')
  if (wish?.aborted) onWish()
  wish?.addEventListener('abort', onWish)
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(pulse)
      pulse = setTimeout(() => stop('idle'), caps.idleMs)
    },
    whyStopped: () => why,
    close() {
      clearTimeout(whole)
      clearTimeout(pulse)
      wish?.removeEventListener('abort', onWish)
      controller.abort()
    },
  }
}

interface Sending {
  fetcher: typeof fetch
  call: Call
  stream: boolean
}

async function send(address: WriterAddress, ask: ModelAsk, sending: Sending): Promise<Response> {
  const { fetcher, call, stream } = sending
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: stream ? 'text/event-stream' : 'application/json',
      ...(address.apiKey === undefined ? {} : { authorization: `Bearer ${address.apiKey}` }),
    },
    body: JSON.stringify({
      model: address.model,
      messages: ask.messages,
      max_tokens: ask.maxTokens,
      ...(ask.temperature === undefined ? {} : { temperature: ask.temperature }),
      stream,
      ...(stream ? { stream_options: { include_usage: true } } : {}),
    }),
    // A redirect could lead the key to another host.
    redirect: 'error' as const,
    signal: call.signal,
  }
  const once = () => fetcher(`${address.baseUrl}/v1/chat/completions`, request)
  // Only a question that certainly never left is asked again: any other may have cost already.
  const response = await once().catch((error: unknown) => {
    if (!neverSent(error) || call.signal.aborted) throw error
    return once()
  })
  call.heard()
  if (response.ok) return response
  const said = await wholeText(response, call, 4096).catch(() => '')
  if (response.status === 429 || response.status >= 500)
    throw unreachable(`status ${response.status}`, response.headers.get('retry-after'))
  throw refusedProblem(response.status, said)
}

const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
function neverSent(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    NEVER_SENT.has(String(cause.code))
  )
}

async function wholeText(response: Response, call: Call, maxBytes: number): Promise<string> {
  let text = ''
  for await (const chunk of chunksOf(response, call, maxBytes)) text += chunk
  return text
}

async function* chunksOf(response: Response, call: Call, maxBytes: number): AsyncGenerator<string> {
  if (!response.body) return
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of response.body) {
    call.heard()
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw unreachable('the answer is too large')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
