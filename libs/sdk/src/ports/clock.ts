/** Cancels what was scheduled; harmless when it has already run. */
export type Cancel = () => void

/** Time as a parameter. Instants are epoch milliseconds, delays are milliseconds. */
export interface Clock {
  now(): number
  schedule(run: () => void, delayMs: number): Cancel
}

/** Chance as a parameter: a number in [0, 1). */
export type Random = () => number

/** The machine's own clock. Nothing happens before it is called. */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    schedule(run, delayMs) {
      // A longer delay, Infinity too, would be over at once.
      const id = setTimeout(run, Math.min(delayMs, 2 ** 31 - 1))
      return () => clearTimeout(id)
    },
  }
}

/** Resolves after `delayMs`, or as soon as the signal aborts; the caller looks at the signal. */
export function pause(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const finish = () => {
      cancel()
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const cancel = clock.schedule(finish, delayMs)
    signal?.addEventListener('abort', finish, { once: true })
  })
}
