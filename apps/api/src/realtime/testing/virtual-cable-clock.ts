import type { CableClock } from '../ports.ts'

/** A clock that only `advance` moves, timer by timer in the order they are due. */
export type VirtualCableClock = CableClock & {
  advance(ms: number): void
  readonly timerCount: number
}

export function createVirtualCableClock(startAt: number): VirtualCableClock {
  const timers = new Set<{ dueAt: number; intervalMs: number; run: () => void }>()
  let at = startAt
  const nextDue = (until: number) =>
    [...timers].filter((timer) => timer.dueAt <= until).sort((a, b) => a.dueAt - b.dueAt)[0]
  return {
    now: () => at,
    every(intervalMs, run) {
      const timer = { dueAt: at + intervalMs, intervalMs, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const until = at + ms
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        at = timer.dueAt
        timer.dueAt += timer.intervalMs
        timer.run()
      }
      at = until
    },
    get timerCount() {
      return timers.size
    },
  }
}
