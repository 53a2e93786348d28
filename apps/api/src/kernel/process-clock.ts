import type { Clock } from '@omc/core'

/** The longest wait of a timer of Node, ms. */
const LONGEST_MS = 2 ** 31 - 1

/** The clock of this process for loops: it never jumps, whatever happens to the machine's. */
export function createProcessClock(): Clock {
  const startedAt = Date.now() - performance.now()
  const now = () => startedAt + performance.now()
  return {
    now,
    at(dueAt, run) {
      const waitMs = Math.min(Math.max(0, dueAt - now()), LONGEST_MS)
      const timer = setTimeout(run, waitMs)
      return () => clearTimeout(timer)
    },
  }
}
