import type { Clock, Random } from '../ports/clock.ts'
import type { SessionTiming } from './session-timing.ts'

export interface RefreshBackoff {
  /** How long to wait before the next refresh; 0 for at once. */
  restMs(): number
  failed(cause: unknown): void
  /** The network is back: the next refresh need not wait. */
  hurry(): void
  reset(): void
  /** Why the last refresh failed. */
  cause(): unknown
}

/** Growing pauses between failed refreshes, kept over all who ask for one. */
export function createRefreshBackoff(
  clock: Clock,
  random: Random,
  { backoffMs, maxBackoffMs }: SessionTiming,
): RefreshBackoff {
  let failureCount = 0
  let untilAt = 0
  let pauseMs = 0
  let last: unknown

  return {
    // Never longer than the pause itself: the clock may have been put back meanwhile.
    restMs: () => Math.min(pauseMs, Math.max(0, untilAt - clock.now())),
    failed(cause) {
      pauseMs = Math.min(maxBackoffMs, backoffMs * 2 ** failureCount * (1 + random()))
      untilAt = clock.now() + pauseMs
      failureCount += 1
      last = cause
    },
    hurry() {
      untilAt = 0
    },
    reset() {
      failureCount = 0
      untilAt = 0
      last = undefined
    },
    cause: () => last,
  }
}
