import type { Clock } from '../ports/clock.ts'
import type { SessionLocks } from './session-ports.ts'

/** Held while a tab asks for a new token. */
export const SESSION_LOCK = 'omc-session'

/**
 * Runs a task while no other tab does. When the lock is not to be had in time (a frozen tab may
 * hold it for ever) the task runs all the same: the server forgives the immediate predecessor of
 * a token. It runs too, at once, when the session ends meanwhile; it looks at that itself.
 */
export async function runAlone<T>(
  locks: SessionLocks | undefined,
  task: () => Promise<T>,
  { clock, lockMs, signal }: { clock: Clock; lockMs: number; signal: AbortSignal },
): Promise<T> {
  if (!locks) return task()
  const waiting = new AbortController()
  const giveUp = () => waiting.abort()
  const cancel = clock.schedule(giveUp, lockMs)
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  const decided = () => {
    cancel()
    signal.removeEventListener('abort', giveUp)
  }
  let started = false
  try {
    return await locks.run(SESSION_LOCK, waiting.signal, () => {
      started = true
      decided()
      return task()
    })
  } catch (error) {
    decided()
    if (started) throw error
    return task()
  }
}
