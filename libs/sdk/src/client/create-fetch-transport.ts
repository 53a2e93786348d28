import { ApiError } from '../errors/api-error.ts'
import { readFailure } from '../errors/read-failure.ts'
import { statusText, type Language } from '../errors/status-texts.ts'
import { pause, systemClock, type Clock, type Random } from '../ports/clock.ts'
import type { Renewal, SessionGate } from '../session/session-gate.ts'
import { openDeadline, type CallDeadline } from './call-deadline.ts'
import { exchange, type Answer, type Fetch } from './exchange.ts'
import { readEvents } from './read-events.ts'
import { isRepeatable, repeatDelayMs, RETRY } from './retry-policy.ts'
import type { Transport, TransportRequest, TransportResponse } from './transport.ts'

/** @source console spec §7, request timeout and success codes */
export const REQUEST_TIMEOUT_MS = 90_000
export const SUCCESS_STATUSES: readonly number[] = [200, 201, 204]

/** Two renewals and no more: the second 402 of a call may be bad luck, the third is a fault. */
const MAX_RENEWALS = 2

export interface FetchTransportOptions {
  /** Origin (and prefix) of the server; '' for the page's own. */
  readonly baseUrl: string
  /** Default: the session's token, else none. */
  readonly getToken?: () => string | null
  readonly session?: SessionGate
  /** For a whole call. Default: 90 000. */
  readonly timeoutMs?: number
  /** Default: the platform's `fetch`, looked up when the call is made. */
  readonly fetch?: Fetch
  readonly clock?: Clock
  readonly random?: Random
  /** Language of messages the server did not send. Default: 'zh'. */
  readonly language?: () => Language
}

type Ports = Required<Omit<FetchTransportOptions, 'session'>> & { session: SessionGate | undefined }
type Attempt =
  | { readonly tag: 'answered'; readonly answer: Answer }
  | { readonly tag: 'lost'; readonly cause: unknown }

/**
 * A transport over `fetch`. A call always settles: with a successful answer or an `ApiError`.
 *
 * 402 renews the token once for all callers and sends the call again with its body; 401 ends the
 * session; 403 is reported. Network errors and 503 are repeated for reads and for writes that
 * carry an idempotency key, with growing delays.
 *
 * @source console spec §4 token refresh, §7, §8
 */
export function createFetchTransport(options: FetchTransportOptions): Transport {
  const { session } = options
  const ports: Ports = {
    baseUrl: options.baseUrl,
    session,
    getToken: options.getToken ?? (() => session?.token() ?? null),
    timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    clock: options.clock ?? systemClock(),
    random: options.random ?? Math.random,
    language: options.language ?? (() => 'zh'),
  }
  return async (request) => {
    const deadline = openDeadline(ports.clock, request.timeoutMs ?? ports.timeoutMs, request.signal)
    try {
      const response = await settle(ports, request, deadline)
      const { body } = response
      if (!(body instanceof ReadableStream)) return response
      return { ...response, body: readEvents(body, silencesOf(ports, request)) }
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw failedWithout(ports, request, deadline.givenUp() ?? 'network', error)
    } finally {
      deadline.close()
    }
  }
}

/** The whole call is over with the first byte; from there on every silence has a limit. */
const silencesOf = ({ clock, timeoutMs, language }: Ports, request: TransportRequest) => ({
  operation: request.operation,
  clock,
  timeoutMs: request.timeoutMs ?? timeoutMs,
  signal: request.signal,
  language,
})

async function settle(
  ports: Ports,
  request: TransportRequest,
  deadline: CallDeadline,
): Promise<TransportResponse> {
  const session = request.isPublic ? undefined : ports.session
  let renewals = 0
  let repeats = 0
  for (;;) {
    if (deadline.givenUp()) throw deadline.signal.reason
    if (session) await deadline.within(session.settled())
    const token = request.isPublic ? null : ports.getToken()
    const attempt = await send(ports, request, deadline, token)
    const status = attempt.tag === 'answered' ? attempt.answer.status : 0

    if (status === 402 && session && renewals < MAX_RENEWALS) {
      renewals += 1
      const renewal = await deadline.within(session.renew(token))
      if (renewal.tag === 'renewed') continue
      throw notRenewed(ports, request, renewal)
    }
    if ((status === 0 || status === 503) && isRepeatable(request) && repeats < RETRY.repeatCount) {
      const askedMs = attempt.tag === 'answered' ? attempt.answer.retryAfterMs : null
      const delayMs = repeatDelayMs(repeats, askedMs, ports.random)
      repeats += 1
      await deadline.within(pause(ports.clock, delayMs, deadline.signal))
      continue
    }
    return conclude(ports, request, attempt, token)
  }
}

async function send(
  { fetch, baseUrl }: Ports,
  request: TransportRequest,
  deadline: CallDeadline,
  token: string | null,
): Promise<Attempt> {
  try {
    const sent = exchange(fetch, baseUrl, request, { token, signal: deadline.signal })
    return { tag: 'answered', answer: await deadline.within(sent) }
  } catch (cause) {
    if (deadline.givenUp()) throw cause
    return { tag: 'lost', cause }
  }
}

function conclude(
  ports: Ports,
  request: TransportRequest,
  attempt: Attempt,
  token: string | null,
): TransportResponse {
  if (attempt.tag === 'lost') throw failedWithout(ports, request, 'network', attempt.cause)
  const { status, body, readable, requestId } = attempt.answer
  if (SUCCESS_STATUSES.includes(status)) {
    if (readable) return { status, body, requestId }
    throw new ApiError({
      kind: 'invalid-response',
      operation: request.operation,
      status,
      requestId,
      message: statusText(0, ports.language()),
    })
  }
  tellSession(ports, request, status, token)
  const { message, errors } = readFailure(body)
  throw new ApiError({
    kind: 'http',
    operation: request.operation,
    status,
    requestId,
    errors,
    message: message ?? statusText(status, ports.language()),
  })
}

/**
 * A wrong password is a 401 too: it resets whatever session is left on the login page.
 *
 * @source console spec §4: 401 resets all session state, 403 goes to /403
 */
function tellSession(
  { session }: Ports,
  { operation, isPublic }: TransportRequest,
  status: number,
  token: string | null,
): void {
  if (!session) return
  if (status === 401 && !isPublic) session.rejected(token)
  if (status === 401 && operation === 'auth.login' && session.token() !== null) {
    session.rejected(session.token())
  }
  if (status === 403 && !isPublic) session.forbidden()
}

function notRenewed(
  ports: Ports,
  request: TransportRequest,
  renewal: Exclude<Renewal, { tag: 'renewed' }>,
): ApiError {
  const language = ports.language()
  const operation = request.operation
  if (renewal.tag === 'ended') {
    return new ApiError({
      kind: 'http',
      operation,
      status: 401,
      message: statusText(401, language),
    })
  }
  const { cause } = renewal
  const known = cause instanceof ApiError ? cause : null
  return new ApiError({
    kind: known?.kind ?? 'network',
    operation,
    status: known?.status ?? 0,
    errors: known?.errors ?? [],
    requestId: known?.requestId ?? null,
    message: known?.message ?? statusText(0, language),
    cause,
  })
}

function failedWithout(
  ports: Ports,
  request: TransportRequest,
  kind: 'network' | 'timeout' | 'aborted',
  cause: unknown,
): ApiError {
  const message = statusText(0, ports.language())
  return new ApiError({ kind, operation: request.operation, message, cause })
}
