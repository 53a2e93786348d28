import { ApiError } from '../errors/api-error.ts'
import { isRecord } from '../errors/read-failure.ts'
import { pause, type Clock } from '../ports/clock.ts'

/** Gets a new access token. Rejecting with a `status` of 401 says that the session is over. */
export type Refresh = (signal: AbortSignal) => Promise<string>

/** How one refresh ended. */
export type RefreshOutcome =
  | { readonly tag: 'token'; readonly token: string }
  | { readonly tag: 'refused' }
  | { readonly tag: 'unavailable'; readonly cause: unknown }

/** Refusals when the server itself says so; a proxy's page of the same status says nothing. */
const REFUSALS: readonly number[] = [400, 402, 403]

/**
 * Asks for a token once. What hangs is given up: the server gives the same successor again to who
 * lost the first answer, as long as the next question comes soon.
 *
 * @source reliability F12: refusal, server error and silence are three different things
 */
export async function requestToken(
  refresh: Refresh,
  timeoutMs: number,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<RefreshOutcome> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const limit = expiry(clock, timeoutMs, controller.signal)
    // An async function makes a rejection of a throw: else nobody would hear the limit.
    const asked = (async () => refresh(controller.signal))()
    const token: unknown = await Promise.race([asked, limit])
    if (typeof token === 'string' && token !== '') return { tag: 'token', token }
    return { tag: 'unavailable', cause: failure('invalid-response') }
  } catch (error) {
    return isRefusal(error) ? { tag: 'refused' } : { tag: 'unavailable', cause: error }
  } finally {
    stop()
    signal.removeEventListener('abort', stop)
  }
}

function isRefusal(error: unknown): boolean {
  if (!isRecord(error) || typeof error['status'] !== 'number') return false
  const { status, errors } = error
  if (status === 401) return true
  return REFUSALS.includes(status) && Array.isArray(errors) && errors.length > 0
}

/** Rejects when the time is over or the attempt is stopped from outside. */
async function expiry(clock: Clock, timeoutMs: number, signal: AbortSignal): Promise<never> {
  await pause(clock, timeoutMs, signal)
  throw failure(signal.aborted ? 'aborted' : 'timeout')
}

function failure(kind: 'aborted' | 'timeout' | 'invalid-response'): ApiError {
  return new ApiError({ kind, operation: 'auth.refresh_token', message: `refresh: ${kind}` })
}
