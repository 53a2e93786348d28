import type { FastifyBaseLogger } from 'fastify'
import type { ReadyCheck } from './ready-check.ts'
import { createSweeper, type Round } from './sweeper.ts'

export interface Rounds {
  /** When each kind of work last got through. */
  ready: Readonly<Record<string, ReadyCheck>>
  stop: () => Promise<void>
}

/** Repeats each kind of work by itself: one that waits for long holds no other up. */
export function startRounds(
  settings: { everyMs: number; log: FastifyBaseLogger },
  rounds: Readonly<Record<string, Round>>,
): Rounds {
  const sweepers = Object.entries(rounds).map(
    ([name, round]) => [name, createSweeper(settings, round)] as const,
  )
  return {
    ready: Object.fromEntries(sweepers.map(([name, { ready }]) => [name, ready])),
    async stop() {
      await Promise.all(sweepers.map(([, sweeper]) => sweeper.stop()))
    },
  }
}
