import type { Clock } from '@omc/core'
import { pino } from 'pino'
import type { TestApp } from '../../../../test/support.ts'
import type { Database } from '../../../db/database.ts'
import { createExecutor, type Executor } from '../create-executor.ts'

type Timer = { dueAt: number; run: () => void; owner: object }

/** Processes of the server under the one clock that the test moves. */
export interface Night {
  /** A process that publishes. */
  open: () => Process
  /** Clock and database of a process that a test runs itself. */
  side: () => Side
  /** Lets time pass; every process looks around each minute, and the ledger is swept. */
  pass: (ms: number) => Promise<void>
  /** Waits for what the processes have begun. */
  settle: () => Promise<void>
  errors: unknown[]
  /** Lines of the log, in their order. */
  lines: string[]
}

export interface Side {
  clock: Clock
  database: Database
  kill: () => void
  /** As a laptop that sleeps: its timers stand still, and all that are due fire on wake. */
  sleep: () => void
  wake: () => void
}

export interface Process {
  executor: Executor
  /** As `kill -9`: nothing of it runs any more, and nobody is told. */
  kill: () => void
}

const MINUTE = 60_000

/** Timers of the processes, and what they ask the database in real time. */
class Work {
  readonly timers: Timer[] = []
  readonly asleep = new Set<object>()
  openCount = 0

  drop(isGone: (one: Timer) => boolean) {
    for (const one of this.timers.filter(isGone)) this.timers.splice(this.timers.indexOf(one), 1)
  }

  next(untilAt: number): Timer | undefined {
    const [next] = this.timers
      .filter(({ dueAt, owner }) => dueAt <= untilAt && !this.asleep.has(owner))
      .toSorted((one, other) => one.dueAt - other.dueAt)
    if (next) this.drop((one) => one === next)
    return next
  }

  /** The clock stands still until nothing is asked any more. */
  async settle() {
    for (let quiet = 0; quiet < 3; quiet = this.openCount === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => setImmediate(resolve))
  }
}

export function createNight(t: TestApp, sweep: () => Promise<unknown>): Night {
  const work = new Work()
  const processes = new Set<Process>()
  const errors: unknown[] = []
  const lines: string[] = []
  const now = () => t.clock.now().getTime()
  async function runUntil(untilAt: number) {
    await work.settle()
    for (let next = work.next(untilAt); next; next = work.next(untilAt)) {
      t.clock.set(new Date(Math.max(now(), next.dueAt)))
      next.run()
      await work.settle()
    }
    t.clock.set(new Date(untilAt))
  }
  return {
    errors,
    lines,
    side: () => openSide(t, work),
    settle: () => work.settle(),
    open() {
      const process: Process = openProcess(t, work, {
        onError: (error) => void errors.push(error),
        onLine: (line) => void lines.push(line),
        onKill: () => void processes.delete(process),
      })
      processes.add(process)
      return process
    },
    async pass(ms) {
      const endAt = now() + ms
      while (now() < endAt) {
        for (const { executor } of processes) await executor.round()
        await work.settle()
        await sweep()
        await runUntil(Math.min(endAt, now() + MINUTE))
      }
    },
  }
}

interface Told {
  onError: (error: unknown) => void
  onLine: (line: string) => void
  onKill: () => void
}

function openProcess(t: TestApp, work: Work, { onError, onLine, onKill }: Told): Process {
  const { clock, database, kill } = openSide(t, work)
  const { services } = t
  return {
    executor: createExecutor({
      database,
      services,
      clock,
      random: { next: () => 0 },
      onError,
      log: logOf(onLine),
    }),
    kill() {
      kill()
      onKill()
    },
  }
}

/** A log whose lines are handed over as their messages. */
const logOf = (onLine: (line: string) => void) =>
  pino({ base: null, timestamp: false }, { write: (line) => onLine(String(JSON.parse(line).msg)) })

function openSide(t: TestApp, work: Work): Side {
  const owner = {}
  let isDead = false
  const clock: Clock = {
    now: () => t.clock.now().getTime(),
    at(dueAt, run) {
      const timer = { dueAt, run, owner }
      work.timers.push(timer)
      return () => work.drop((one) => one === timer)
    },
  }
  const database: Database = {
    ...t.database,
    async asServer(run) {
      if (isDead) return new Promise(() => undefined)
      work.openCount += 1
      try {
        return await t.database.asServer(run)
      } finally {
        work.openCount -= 1
      }
    },
  }
  return {
    clock,
    database,
    sleep: () => void work.asleep.add(owner),
    wake: () => void work.asleep.delete(owner),
    kill() {
      isDead = true
      work.drop((one) => one.owner === owner)
    },
  }
}
