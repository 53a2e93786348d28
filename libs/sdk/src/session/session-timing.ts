/** Numbers of the renewal; all durations in milliseconds. */
export const SESSION_TIMING = {
  /** How long other tabs may take to offer a newer token. */
  askMs: 100,
  /** How long to wait for another tab's renewal; a frozen tab may hold the lock for ever. */
  lockMs: 20_000,
  /** For one refresh. Short enough that the next one comes within the server's grace of 20 s. */
  timeoutMs: 8000,
  /** First pause after a failed refresh; doubles to the maximum. */
  backoffMs: 500,
  maxBackoffMs: 30_000,
} as const

export type SessionTiming = Readonly<Record<keyof typeof SESSION_TIMING, number>>
