import type { Clock } from '@omc/core'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { createExecutor } from '../jobs/publishing/create-executor.ts'
import type { Worker } from '../jobs/worker.ts'
import type { Services } from '../jsonapi/services.ts'
import type { ReadyCheck } from '../kernel/ready-check.ts'
import { startRounds } from '../kernel/start-rounds.ts'
import { createSweeper } from '../kernel/sweeper.ts'
import { workRounds } from './work-rounds.ts'

interface WorkDeps {
  database: Database
  services: Services
  worker: Pick<Worker, 'sweep' | 'sign'>
  clock: Clock
  log: Logger
  /** Jobs are due and the worker takes none. */
  onZombie: () => void
}

/** Work of a worker besides jobs. */
interface Work {
  /** The health of each part. */
  ready: Readonly<Record<string, ReadyCheck>>
  /**
   * Ends all parts side by side: each may wait for another system, and what holds one up must not
   * take the time in which the runs give their accounts back.
   */
  stop: () => Promise<void>
}

export function startWork({ clock, log, ...ports }: WorkDeps): Work {
  const { database, services } = ports
  const executor = createExecutor({
    database,
    services,
    clock,
    random: { next: Math.random },
    onError: (error) => log.warn({ err: error }, 'a run of the server did not get through'),
    log,
  })
  const pace = { everyMs: services.config.sweepMs, log }
  const { lookups, ...own } = workRounds(ports)
  const rounds = startRounds(pace, { ...own, publishing: executor.round })
  // How long channels take says nothing about this process: no part of its readiness.
  const asking = createSweeper(pace, lookups)
  return {
    ready: rounds.ready,
    async stop() {
      await Promise.all([executor.stop(), rounds.stop(), asking.stop()])
    },
  }
}
