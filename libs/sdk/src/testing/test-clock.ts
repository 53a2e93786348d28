import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../ports/clock.ts'

export interface TestClock extends Clock {
  /** Runs what is due, each task at its own instant, and lets promises settle in between. */
  advance(ms: number): Promise<void>
  /** Puts the clock forward or back, as a machine does: nothing runs for it. */
  jump(ms: number): void
  pendingCount(): number
}

/** Time that moves only when a test says so. */
export function createTestClock(startAt = 1_000_000): TestClock {
  let nowAt = startAt
  let order = 0
  const tasks = new Map<number, { dueAt: number; run: () => void }>()
  const nextTask = (untilAt: number) =>
    [...tasks].filter(([, task]) => task.dueAt <= untilAt).toSorted(byDue)[0]

  return {
    now: () => nowAt,
    schedule(run, delayMs) {
      const id = (order += 1)
      tasks.set(id, { dueAt: nowAt + delayMs, run })
      return () => void tasks.delete(id)
    },
    async advance(ms) {
      const untilAt = nowAt + ms
      await settlePromises()
      for (let next = nextTask(untilAt); next; next = nextTask(untilAt)) {
        const [id, task] = next
        tasks.delete(id)
        nowAt = task.dueAt
        task.run()
        await settlePromises()
      }
      nowAt = untilAt
    },
    jump: (ms) => void (nowAt += ms),
    pendingCount: () => tasks.size,
  }
}

type Entry = [number, { dueAt: number }]
const byDue = ([a, one]: Entry, [b, other]: Entry) => one.dueAt - other.dueAt || a - b

/** Lets everything that does not wait for time run to its end. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
}
