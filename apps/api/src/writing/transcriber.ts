import { problem, Problem } from '../kernel/problem.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { WriterAddress } from './writer-address.ts'

/** A clip whose words are wanted. */
export interface Clip {
  bytes: Uint8Array
  /** Its media type. */
  type: string
  name: string
}

/**
 * Transcribes the speech of a clip through an OpenAI-compatible API.
 *
 * Throws Problem 503 `transcriber_unreachable` (no usable answer, meta `why`) or 502
 * `transcriber_refused` (a definite no, meta `status`).
 */
export interface Transcriber {
  transcribe: (clip: Clip) => Promise<string>
}

const TIMEOUT_MS = 120_000
const MAX_BYTES = 1024 * 1024
const MAX_TEXT = 20_000

export function createTranscriber(address: WriterAddress, outbound: Outbound): Transcriber {
  return {
    async transcribe({ bytes, type, name }) {
      const form = new FormData()
      form.set('model', address.model)
      form.set('response_format', 'json')
      form.set('file', new Blob([Uint8Array.from(bytes)], { type }), name)
      // The platform writes the parts and the mark between them.
      const packed = new Response(form)
      const answer = await outbound
        .fetch(`${address.baseUrl}/v1/audio/transcriptions`, {
          method: 'POST',
          headers: { 'content-type': packed.headers.get('content-type') ?? '' },
          ...(address.apiKey === undefined
            ? {}
            : { keyed: keyOf(address.baseUrl, address.apiKey) }),
          body: new Uint8Array(await packed.arrayBuffer()),
          accept: ['application/json'],
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
          // A redirect could lead the key and the clip to another host.
          maxRedirects: 0,
        })
        .catch((error: unknown) => {
          throw error instanceof Problem ? unreachable(error.message) : error
        })
      if (answer.status === 429 || answer.status >= 500)
        throw unreachable(`status ${answer.status}`)
      if (answer.status !== 200) throw refused(answer.status)
      const text = textOf(answer.bytes)
      if (text === undefined) throw unreachable('the answer has no text')
      return text.trim().slice(0, MAX_TEXT)
    },
  }
}

const keyOf = (baseUrl: string, apiKey: string) => ({
  origin: new URL(baseUrl).origin,
  headers: { authorization: `Bearer ${apiKey}` },
})

const unreachable = (why: string) => problem('transcriber_unreachable', {}, { meta: { why } })

const refused = (status: number) => problem('transcriber_refused', {}, { meta: { status } })

function textOf(bytes: Buffer): string | undefined {
  try {
    const answer: unknown = JSON.parse(bytes.toString('utf8'))
    const text: unknown =
      typeof answer === 'object' && answer !== null && 'text' in answer ? answer.text : undefined
    return typeof text === 'string' ? text : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
