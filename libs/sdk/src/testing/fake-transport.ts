import type { Transport, TransportRequest, TransportResponse } from '../client/transport.ts'
import { KEY_OPERATION } from '../credentials/create-sealing.ts'
import { createError } from '../errors/error-classes.ts'
import { readFailure } from '../errors/read-failure.ts'
import { statusText } from '../errors/status-texts.ts'

/** One planned answer: a wire body, or what to do with the request. */
export type PlannedAnswer =
  | { readonly status?: number; readonly body?: unknown }
  | ((request: TransportRequest) => TransportResponse | Promise<TransportResponse>)

export interface FakeTransport extends Transport {
  /** Every request, in order. */
  readonly calls: readonly TransportRequest[]
  /** Plans the next answers of an operation, in order. */
  answer(operation: string, ...answers: PlannedAnswer[]): FakeTransport
  /** Plans the answer to every further call of an operation. */
  always(operation: string, answer: PlannedAnswer): FakeTransport
  /** Operations whose planned answers were not all taken. */
  unused(): string[]
}

/** Asked before every sign-in: most servers publish no key. */
const NO_KEY = { data: { key: null, server_time: '2026-01-01T00:00:00.000Z' } }

/**
 * A transport with planned answers, for `createSdk({ transport: fakeTransport() })`. Strict: a call nobody planned fails the test instead of
 * answering something harmless. Only the key of credentials, which the SDK asks for by itself, is
 * answered with none and stands in no list, until a test plans it.
 */
export function fakeTransport(): FakeTransport {
  const queues = new Map<string, PlannedAnswer[]>()
  const standing = new Map<string, PlannedAnswer>()
  const calls: TransportRequest[] = []
  const transport: Transport = async (request) => {
    const planned = queues.get(request.operation)?.shift() ?? standing.get(request.operation)
    if (!planned && request.operation === KEY_OPERATION)
      return { status: 200, body: NO_KEY, requestId: null }
    calls.push(request)
    if (!planned) throw new Error(`nobody planned a call of ${request.operation}`)
    return typeof planned === 'function' ? planned(request) : answerWith(request, planned)
  }
  const fake: FakeTransport = Object.assign(transport, {
    calls,
    answer(operation: string, ...answers: PlannedAnswer[]) {
      queues.set(operation, [...(queues.get(operation) ?? []), ...answers])
      return fake
    },
    always(operation: string, answer: PlannedAnswer) {
      standing.set(operation, answer)
      return fake
    },
    unused: () => [...queues].filter(([, left]) => left.length > 0).map(([name]) => name),
  })
  return fake
}

function answerWith(
  { operation }: TransportRequest,
  { status = 200, body = null }: { readonly status?: number; readonly body?: unknown },
): TransportResponse {
  if ([200, 201, 204].includes(status)) return { status, body, requestId: null }
  const { message, errors } = readFailure(body)
  throw createError({
    kind: 'http',
    operation,
    status,
    errors,
    message: message ?? statusText(status, 'en'),
  })
}
