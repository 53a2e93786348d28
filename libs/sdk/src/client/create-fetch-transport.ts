import { ApiError } from '../errors/api-error.ts'
import { plainMessage, type MessageOf } from '../errors/plain-message.ts'
import { pause, systemClock, type Clock, type Random } from '../ports/clock.ts'
import type { Session } from '../session/create-session.ts'
import type { Renewal, SessionGate } from '../session/session-gate.ts'
import { openDeadline, type CallDeadline } from './call-deadline.ts'
import type { Hooks } from './call-hooks.ts'
import { wireBody, type Fetch } from './exchange.ts'
import { failuresOf, type Fail } from './failure.ts'
import { readEvents } from './read-events.ts'
import { repeatDelayMs } from './retry-policy.ts'
import { HookFailure, sendOnce, type Line } from './send-once.ts'
import type { Transport, TransportRequest, TransportResponse } from './transport.ts'

/** @source console spec §7, request timeout and success codes */
export const REQUEST_TIMEOUT_MS = 90_000

/** Statuses that concern the session. @source console spec §4: token refresh, 401, 403 */
export const SESSION_STATUS = { tokenExpired: 402, unauthorised: 401, forbidden: 403 } as const

/** Two renewals and no more: the second 402 of a call may be bad luck, the third is a fault. */
const MAX_RENEWALS = 2

export interface FetchTransportOptions {
  /** Origin (and prefix) of the server; '' for the page's own. */
  readonly baseUrl: string
  readonly session?: SessionGate & Partial<Pick<Session, 'bind'>>
  /** Default: the session's token, else none. */
  readonly getToken?: () => string | null
  /** For a whole call. Default: 90 000. */
  readonly timeoutMs?: number
  /** Default: the platform's `fetch`, looked up when the call is made. */
  readonly fetch?: Fetch
  readonly clock?: Clock
  readonly random?: Random
  /** Words for failures that the server gave none for. Default: plain ones in zh and en. */
  readonly messageOf?: MessageOf
  readonly hooks?: Hooks
}

type Ports = Required<Omit<FetchTransportOptions, 'session' | 'timeoutMs' | 'messageOf'>> & {
  readonly session: SessionGate | undefined
}

/**
 * A transport over `fetch`. A call always settles: with a successful answer or an `ApiError`.
 *
 * 402 renews the token once for all callers and sends the call again with its body; 401 ends the
 * session; 403 is reported unless the call is `background`. Lost answers, 429 and 503 are repeated
 * for reads and for writes that carry an idempotency key.
 *
 * @source console spec §4 token refresh, §7, §8
 */
export function createFetchTransport(options: FetchTransportOptions): Transport {
  const {
    baseUrl,
    session,
    getToken = () => session?.token() ?? null,
    timeoutMs: limitMs = REQUEST_TIMEOUT_MS,
    fetch = (url, init) => globalThis.fetch(url, init),
    clock = systemClock(),
    random = Math.random,
    messageOf = plainMessage,
    hooks = {},
  } = options
  const ports: Ports = { baseUrl, session, getToken, fetch, clock, random, hooks }
  return async (request) => {
    // A body that cannot be serialised is a mistake of the program, not a lost answer to repeat.
    const body = wireBody(request)
    const timeoutMs = request.timeoutMs ?? limitMs
    const deadline = openDeadline(clock, timeoutMs, request.signal)
    const sent: Record<string, string>[] = []
    const fail = failuresOf(request, messageOf, sent)
    try {
      const response = await settle(ports, request, { ...ports, deadline, sent, fail, body })
      const { body: stream } = response
      if (!(stream instanceof ReadableStream)) return response
      // The whole call is over with the first byte; from there on every silence has a limit.
      return {
        ...response,
        body: readEvents(stream, { fail, clock, timeoutMs, signal: request.signal }),
      }
    } catch (error) {
      if (error instanceof ApiError) throw error
      // An error thrown by a hook belongs to the program and is passed on unchanged.
      if (error instanceof HookFailure) throw error.error
      throw fail({ kind: deadline.givenUp() ?? 'network', cause: error })
    } finally {
      deadline.close()
    }
  }
}

async function settle(
  ports: Ports,
  request: TransportRequest,
  line: Line,
): Promise<TransportResponse> {
  const { deadline, fail } = line
  const session = request.isPublic ? undefined : ports.session
  const waiter = session && { turn: session.turn(), signal: deadline.signal }
  let isRenewed = false
  let renewals = 0
  let repeats = 0
  for (;;) {
    // A call that waited for a renewal goes on at once: those that waited beside it are next in
    // line.
    const waited = isRenewed ? undefined : await session?.settled(waiter)
    isRenewed = false
    if (deadline.givenUp()) {
      throw waited?.tag === 'unavailable'
        ? notRenewed(fail, waited, deadline)
        : deadline.signal.reason
    }
    const token = request.isPublic ? null : ports.getToken()
    const { answer, isSuccess, failure } = await sendOnce(
      line,
      request,
      token,
      1 + renewals + repeats,
    )
    if (answer && isSuccess) return answer

    const status = answer?.status ?? 0
    if (status === SESSION_STATUS.tokenExpired && session && renewals < MAX_RENEWALS) {
      renewals += 1
      const renewal = await session.renew(token, waiter)
      if (renewal.tag !== 'renewed') throw notRenewed(fail, renewal, deadline)
      isRenewed = true
      continue
    }
    const delayMs = repeatDelayMs(request, answer, repeats, ports.random)
    if (delayMs === null || deadline.givenUp()) {
      tellSession(ports, request, status, token)
      throw failure()
    }
    repeats += 1
    await deadline.within(pause(ports.clock, delayMs, deadline.signal))
  }
}

/** The token of the call could not be renewed. */
function notRenewed(
  fail: Fail,
  renewal: Exclude<Renewal, { tag: 'renewed' }>,
  deadline: CallDeadline,
): ApiError {
  if (renewal.tag === 'ended') return fail({ kind: 'http', status: SESSION_STATUS.unauthorised })
  const { cause } = renewal
  const givenUp = deadline.givenUp()
  // The refresh goes on failing and this call's own time is over: the cause says why it waited.
  if (givenUp || !(cause instanceof ApiError)) return fail({ kind: givenUp ?? 'network', cause })
  const { kind, status, errors, requestId, message, retryAfterMs } = cause
  return fail({ kind, status, errors, requestId, message, retryAfterMs, cause })
}

/**
 * A wrong password is a 401 too: it resets whatever session is left on the login page.
 *
 * @source console spec §4: 401 resets all session state, 403 goes to /403
 */
function tellSession(
  { session }: Ports,
  { operation, isPublic, background }: TransportRequest,
  status: number,
  token: string | null,
): void {
  if (!session) return
  const isUnauthorised = status === SESSION_STATUS.unauthorised
  if (isUnauthorised && !isPublic) session.rejected(token)
  if (isUnauthorised && operation === 'auth.login' && session.token() !== null)
    session.rejected(session.token())
  if (status === SESSION_STATUS.forbidden && !isPublic && !background) session.forbidden()
}
