import type { FastifyBaseLogger } from 'fastify'
import type { ReadyCheck } from './ready-check.ts'

export interface Sweeper {
  stop: () => Promise<void>
  /** Not ready when no round has ended for long. @source reliability F30 */
  ready: ReadyCheck
}

const LATE_ROUNDS = 6

/** Work that is repeated; the signal says that the process stops, and nothing long is begun any more. */
export type Round = (stopping: AbortSignal) => Promise<void>

/** Repeats a round, never two at a time, and records the last success. */
export function createSweeper(
  { everyMs, log }: { everyMs: number; log: FastifyBaseLogger },
  round: Round,
): Sweeper {
  let lastAt = performance.now()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const turn = async () => {
    try {
      await round(stopping.signal)
      lastAt = performance.now()
    } catch (error) {
      // The next round retries; readiness fails if no round succeeds.
      log.warn({ err: error }, 'a sweep did not get through')
    }
    if (!stopping.signal.aborted) timer = setTimeout(() => void (running = turn()), everyMs)
  }
  running = turn()
  return {
    async stop() {
      stopping.abort()
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
