import { ApiError } from '../errors/api-error.ts'
import { pause, type Clock, type Random } from '../ports/clock.ts'

/** How one series of refresh attempts ended. */
export type RefreshOutcome =
  | { readonly tag: 'token'; readonly token: string }
  | { readonly tag: 'refused' }
  | { readonly tag: 'unavailable'; readonly cause: unknown }

export interface RefreshPlan {
  readonly attemptCount: number
  readonly timeoutMs: number
  readonly backoffMs: number
}

/** Statuses by which the server says that the session is over; all others may pass. */
const REFUSALS: readonly number[] = [400, 401, 402, 403]

/**
 * Asks for a token, again after a short delay when the server is out of reach. A hung refresh is
 * given up and not repeated: it may still be at work.
 */
export async function requestToken(
  refresh: (signal: AbortSignal) => Promise<string>,
  plan: RefreshPlan,
  { clock, random, signal }: { clock: Clock; random: Random; signal: AbortSignal },
): Promise<RefreshOutcome> {
  let cause: unknown
  for (let index = 0; index < plan.attemptCount && !signal.aborted; index += 1) {
    if (index > 0) await pause(clock, plan.backoffMs * 2 ** (index - 1) * (1 + random()), signal)
    const outcome = await once(refresh, plan.timeoutMs, clock, signal)
    if (outcome.tag !== 'unavailable') return outcome
    cause = outcome.cause
    if (cause instanceof ApiError && cause.kind === 'timeout') break
  }
  return { tag: 'unavailable', cause }
}

async function once(
  refresh: (signal: AbortSignal) => Promise<string>,
  timeoutMs: number,
  clock: Clock,
  outer: AbortSignal,
): Promise<RefreshOutcome> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  outer.addEventListener('abort', stop, { once: true })
  const limit = expiry(clock, timeoutMs, controller.signal)
  try {
    const token = await Promise.race([refresh(controller.signal), limit])
    return token === '' ? unavailable('the answer carries no token') : { tag: 'token', token }
  } catch (error) {
    const status = error instanceof ApiError && error.kind === 'http' ? error.status : 0
    return REFUSALS.includes(status) ? { tag: 'refused' } : { tag: 'unavailable', cause: error }
  } finally {
    stop()
    outer.removeEventListener('abort', stop)
  }
}

/** Rejects when the time is over or the attempt is stopped from outside. */
async function expiry(clock: Clock, timeoutMs: number, signal: AbortSignal): Promise<never> {
  await pause(clock, timeoutMs, signal)
  const kind = signal.aborted ? 'aborted' : 'timeout'
  throw new ApiError({ kind, operation: 'auth.refresh_token', message: `refresh: ${kind}` })
}

function unavailable(message: string): RefreshOutcome {
  const operation = 'auth.refresh_token'
  const cause = new ApiError({ kind: 'invalid-response', operation, message })
  return { tag: 'unavailable', cause }
}
