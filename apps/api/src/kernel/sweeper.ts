import type { FastifyBaseLogger } from 'fastify'
import type { ReadyCheck } from './ready-check.ts'

export interface Sweeper {
  stop: () => Promise<void>
  /** Not ready when no round has ended for long. @source reliability F30 */
  ready: ReadyCheck
}

const LATE_ROUNDS = 6

/** Repeats a round, never two at a time, and records the last success. */
export function createSweeper(
  { everyMs, log }: { everyMs: number; log: FastifyBaseLogger },
  round: () => Promise<void>,
): Sweeper {
  let lastAt = performance.now()
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const turn = async () => {
    try {
      await round()
      lastAt = performance.now()
    } catch (error) {
      // The next round retries; readiness fails if no round succeeds.
      log.warn({ err: error }, 'a sweep did not get through')
    }
    if (!stopped) timer = setTimeout(() => void (running = turn()), everyMs)
  }
  running = turn()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
    async ready() {
      const silentMs = performance.now() - lastAt
      return silentMs > everyMs * LATE_ROUNDS + 30_000
        ? `no sweep for ${Math.round(silentMs / 1000)} s`
        : undefined
    },
  }
}
