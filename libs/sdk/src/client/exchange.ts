import { isRecord, readStatus } from '../errors/read-failure.ts'
import type { TransportRequest } from './transport.ts'

const JSON_API = 'application/vnd.api+json'
const EVENTS = 'text/event-stream'
const FORM = 'application/x-www-form-urlencoded'
const WITHOUT_BODY = [204, 205, 304]

/** One answer of the server; `readable` is false when a body was there and was not JSON. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly readable: boolean
  readonly requestId: string | null
  readonly retryAfterMs: number | null
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Sends a request once and reads the answer. Rejects only when no answer came. */
export async function exchange(
  fetch: Fetch,
  baseUrl: string,
  request: TransportRequest,
  { token, signal }: { token: string | null; signal: AbortSignal },
): Promise<Answer> {
  const response = await fetch(urlOf(baseUrl, request), {
    method: request.method,
    headers: headersOf(request, token),
    body: wireBody(request),
    credentials: 'same-origin',
    signal,
  })
  const { body, readable } = await readBody(response, request.wants)
  return {
    // The product's own status field is the verdict where there is one (console spec §7).
    status: (isRecord(body) ? readStatus(body['status']) : null) ?? response.status,
    body,
    readable,
    requestId: response.headers.get('x-request-id'),
    retryAfterMs: retryAfterMs(response),
  }
}

function urlOf(baseUrl: string, { path, query }: TransportRequest): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  return `${baseUrl.replace(/\/$/, '')}${path}${search && `?${search}`}`
}

function headersOf(request: TransportRequest, token: string | null): Record<string, string> {
  const { kind } = request.body
  return {
    accept: request.wants === 'file' ? '*/*' : accepted(request),
    ...(kind === 'jsonapi' && { 'content-type': JSON_API }),
    ...(kind === 'form' && { 'content-type': FORM }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(request.idempotencyKey !== undefined && { 'idempotency-key': request.idempotencyKey }),
  }
}

const accepted = ({ wants }: TransportRequest) =>
  `${wants === 'stream' ? `${EVENTS}, ` : ''}${JSON_API}, application/json`

function wireBody({ body }: TransportRequest): string | FormData | null {
  if (body.kind === 'none') return null
  if (body.kind === 'jsonapi') return JSON.stringify(body.document)
  if (body.kind === 'multipart') return formData(body.parts)
  return new URLSearchParams(body.fields.map(([name, value]) => [name, value])).toString()
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
): Promise<{ body: unknown; readable: boolean }> {
  if (WITHOUT_BODY.includes(response.status)) return { body: null, readable: true }
  const type = response.headers.get('content-type') ?? ''
  // A refusal of a file or of a stream is a document like any other.
  if (wants === 'stream' && response.ok && response.body && type.startsWith(EVENTS)) {
    return { body: response.body, readable: true }
  }
  if (wants === 'file' && response.ok) return { body: await response.blob(), readable: true }
  const text = await response.text()
  if (text === '') return { body: null, readable: true }
  // A proxy's error page or a captive portal answers in HTML: never try to read that as JSON.
  const isJson = /\bjson\b/.test(type)
  return isJson ? parseJson(text) : { body: null, readable: false }
}

function parseJson(text: string): { body: unknown; readable: boolean } {
  try {
    return { body: JSON.parse(text), readable: true }
  } catch (error) {
    if (error instanceof SyntaxError) return { body: null, readable: false }
    throw error
  }
}

function retryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}
