import type { CableClock } from './ports.ts'

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: CableClock = {
  now: () => Date.now(),
  every(intervalMs, run) {
    const timer = setInterval(run, intervalMs).unref()
    return () => clearInterval(timer)
  },
}
