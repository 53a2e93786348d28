import type { ApiError } from '../errors/api-error.ts'
import type { Clock } from '../ports/clock.ts'
import type { CallDeadline } from './call-deadline.ts'
import { tell, type Hooks } from './call-hooks.ts'
import { exchange, headersOf, urlOf, type Answer, type Fetch, type WireBody } from './exchange.ts'
import { refused, type Fail } from './failure.ts'
import type { TransportRequest } from './transport.ts'

/** @source console spec §7, success codes */
export const SUCCESS_CODES: readonly number[] = [200, 201, 204]

/** How one attempt ended. */
export interface Attempt {
  /** Null when none came. */
  readonly answer: Answer | null
  readonly isSuccess: boolean
  /** Made when it is asked for, and once: an attempt that is repeated needs none. */
  readonly failure: () => ApiError
}

/** A hook of the program failed: the call fails with this very error. */
export class HookFailure {
  readonly error: unknown
  constructor(error: unknown) {
    this.error = error
  }
}

/** State shared by all attempts of one call. */
export interface Line {
  readonly baseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
  readonly hooks: Hooks
  readonly deadline: CallDeadline
  readonly fail: Fail
  readonly body: WireBody
  /** Headers of all attempts. */
  readonly sent: Record<string, string>[]
}

/**
 * Sends a request once and tells the hooks. What gives up the call is a failure like any other.
 *
 * @param count  1 for the first attempt
 * @throws HookFailure when `onRequest` fails
 */
export async function sendOnce(
  { baseUrl, fetch, clock, hooks, deadline, fail, body, sent }: Line,
  request: TransportRequest,
  token: string | null,
  count: number,
): Promise<Attempt> {
  const { operation, method } = request
  const url = urlOf(baseUrl, request)
  const headers = headersOf(request, token)
  sent.push(headers)
  const { onRequest, onResponse } = hooks
  if (onRequest) {
    const facts = { operation, method, url, headers, attempt: count }
    await deadline.within(allowed(async () => onRequest(facts)))
  }
  const startedAt = clock.now()
  const attempt = await deadline
    .within(exchange(fetch, { url, headers, body, request, signal: deadline.signal }))
    .then(
      (answer) => judged(answer, fail),
      (cause: unknown) =>
        attemptOf(null, () => fail({ kind: deadline.givenUp() ?? 'network', cause })),
    )
  tell(onResponse, () => ({
    operation,
    attempt: count,
    status: attempt.answer?.status ?? 0,
    requestId: attempt.answer?.requestId ?? null,
    durationMs: clock.now() - startedAt,
    ...(!attempt.isSuccess && { error: attempt.failure() }),
  }))
  return attempt
}

async function allowed(ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    throw new HookFailure(error)
  }
}

function judged(answer: Answer, fail: Fail): Attempt {
  const { status, requestId, body } = answer
  if (!SUCCESS_CODES.includes(status)) return attemptOf(answer, () => refused(fail, answer))
  const unreadable = () => fail({ kind: 'invalid-response', status, requestId })
  return attemptOf(answer, unreadable, body !== undefined)
}

function attemptOf(answer: Answer | null, fail: () => ApiError, isSuccess = false): Attempt {
  let made: ApiError | null = null
  return { answer, isSuccess, failure: () => (made ??= fail()) }
}
