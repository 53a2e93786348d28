import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'

/** Starts of killed programs, which may overlap with further kills. */
export type Restarts = {
  /** Starts a program. A start of it that is still running is given up. */
  readonly start: (child: Child) => void
  readonly isStarting: (child: Child) => boolean
  /** Errors of the starts that failed and were not given up. */
  readonly failed: () => readonly string[]
  /** Settles when every start so far has ended. */
  readonly settled: () => Promise<void>
}

const LOOK_EVERY_MS = 20

/** @param startableSince since when programs can start, epoch ms; null while they cannot */
export function createRestarts(startableSince: () => number | null): Restarts {
  const starts: Promise<void>[] = []
  const failed: string[] = []
  /** Latest start of each child that is not ready yet. */
  const latest = new Map<Child, symbol>()
  return {
    start(child) {
      const own = Symbol('start')
      latest.set(child, own)
      const isLatest = () => latest.get(child) === own
      const whole = startAgain(child, { startableSince, isLatest }).catch((error: unknown) => {
        if (isLatest()) failed.push(String(error))
      })
      starts.push(whole.finally(() => isLatest() && latest.delete(child)))
    },
    isStarting: (child) => latest.has(child),
    failed: () => failed,
    settled: async () => void (await Promise.all(starts)),
  }
}

type StartPorts = { readonly startableSince: () => number | null; readonly isLatest: () => boolean }

/** A program that starts without a database ends. It is started again, as a supervisor would. */
async function startAgain(child: Child, { startableSince, isLatest }: StartPorts): Promise<void> {
  while (isLatest()) {
    const since = startableSince()
    if (since === null) {
      await wait(LOOK_EVERY_MS)
      continue
    }
    try {
      return await child.start()
    } catch (error) {
      if (startableSince() === since) throw error
    }
  }
}
