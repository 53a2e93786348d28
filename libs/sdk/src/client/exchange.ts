import { isRecord, readStatus } from '../errors/read-failure.ts'
import type { TransportRequest } from './transport.ts'

/** Field of an answer that holds its status. @source console spec §7 */
export const STATUS_FIELD = 'status'
const JSON_API = 'application/vnd.api+json'
const EVENTS = 'text/event-stream'
const FORM = 'application/x-www-form-urlencoded'

/** One answer of the server. */
export interface Answer {
  readonly status: number
  /** Null for an empty one, undefined when there was one that cannot be read. */
  readonly body: unknown
  /** Raw text that the body was parsed from. */
  readonly text?: string
  readonly headers: Headers
  readonly requestId: string | null
  readonly retryAfterMs: number | null
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Body for `fetch`: the same for each attempt. */
export type WireBody = string | FormData | null

interface Outgoing {
  readonly url: string
  readonly body: WireBody
  readonly headers: Record<string, string>
  readonly request: TransportRequest
  readonly signal: AbortSignal
}

/** Sends a request once and reads the answer. Rejects only when no answer came. */
export async function exchange(
  fetch: Fetch,
  { url, headers, body: sent, request, signal }: Outgoing,
): Promise<Answer> {
  const response = await fetch(url, {
    method: request.method,
    headers,
    body: sent,
    credentials: 'same-origin',
    signal,
  })
  const { body, text } = await readBody(response, request.wants)
  return {
    // The product's own status field is the verdict where there is one (console spec §7).
    status: (isRecord(body) ? readStatus(body[STATUS_FIELD]) : null) ?? response.status,
    body,
    ...(text !== undefined && { text }),
    headers: response.headers,
    requestId: response.headers.get('x-request-id'),
    retryAfterMs: retryAfterMs(response.headers),
  }
}

export const urlOf = (baseUrl: string, { path, query }: TransportRequest): string =>
  `${baseUrl.replace(/\/$/, '')}${path}${query && (path.includes('?') ? '&' : '?') + query}`

export function headersOf(request: TransportRequest, token: string | null): Record<string, string> {
  const { kind } = request.body
  return {
    accept: request.wants === 'file' ? '*/*' : accepted(request),
    ...(kind === 'jsonapi' && { 'content-type': JSON_API }),
    ...(kind === 'form' && { 'content-type': FORM }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
    ...(request.ifUnmodifiedSince !== undefined && {
      'if-unmodified-since': request.ifUnmodifiedSince,
    }),
  }
}

const accepted = ({ wants }: TransportRequest) =>
  `${wants === 'stream' ? `${EVENTS}, ` : ''}${JSON_API}, application/json`

/** @throws TypeError for what JSON cannot hold: a circle, a bigint */
export function wireBody({ body }: TransportRequest): WireBody {
  if (body.kind === 'none') return null
  if (body.kind === 'jsonapi') return JSON.stringify(body.document)
  if (body.kind === 'multipart') return formData(body.parts)
  return new URLSearchParams(Object.fromEntries(body.fields)).toString()
}

/** The platform writes the content type itself: it knows the boundary. */
function formData(parts: ReadonlyArray<readonly [string, string | Blob]>): FormData {
  const form = new FormData()
  for (const [name, part] of parts) form.append(name, part)
  return form
}

async function readBody(
  response: Response,
  wants: TransportRequest['wants'],
): Promise<Pick<Answer, 'body' | 'text'>> {
  const type = response.headers.get('content-type') ?? ''
  // A refusal of a file or of a stream is a document like any other.
  if (response.ok && wants === 'file') return { body: await response.blob() }
  if (response.ok && wants === 'stream' && type.startsWith(EVENTS)) return { body: response.body }
  const text = await response.text()
  if (text === '') return { body: null }
  // A proxy's error page or a captive portal answers in HTML: never try to read that as JSON.
  return /\bjson\b/.test(type) ? { body: parseJson(text), text } : { body: undefined }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Seconds, or a date of the server by the server's own clock. */
function retryAfterMs(headers: Headers): number | null {
  const wish = headers.get('retry-after')
  if (wish === null) return null
  const ms = /^\d+$/.test(wish)
    ? Number(wish) * 1000
    : Date.parse(wish) - Date.parse(headers.get('date') ?? '')
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
