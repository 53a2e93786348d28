import type { Clock } from '../ports/clock.ts'
import type { SessionLocks } from './session-ports.ts'

const LOCK_NAME = 'omc-session'

/**
 * Runs a task while no other tab does. When the lock is not to be had in time (a frozen tab may
 * hold it for ever) the task runs all the same: the server forgives the immediate predecessor of
 * a token.
 */
export async function runAlone<T>(
  locks: SessionLocks | undefined,
  task: () => Promise<T>,
  { clock, lockMs }: { clock: Clock; lockMs: number },
): Promise<T> {
  if (!locks) return task()
  const waiting = new AbortController()
  const cancel = clock.schedule(() => waiting.abort(), lockMs)
  let started = false
  try {
    return await locks.run(LOCK_NAME, waiting.signal, () => {
      started = true
      cancel()
      return task()
    })
  } catch (error) {
    cancel()
    if (started) throw error
    return task()
  }
}
