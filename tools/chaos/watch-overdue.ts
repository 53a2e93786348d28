import { setTimeout as wait } from 'node:timers/promises'
import type { TestAccount } from './account.ts'
import { overdueSubmittingMs, unlessAway } from './read-ledger.ts'
import { READY_LIMIT_MS, SETTLE_MS, SWEEP_MS } from './timing.ts'
import type { World } from './world.ts'

export type Overdue = {
  /** Longest time that a `submitting` stood past its lease, ms, with or without a worker. */
  readonly overdueMs: number
  readonly broken: readonly string[]
}

const LOOK_EVERY_MS = 400
const ALLOWED_MS = SETTLE_MS + SWEEP_MS
/** After an outage the worker first has to reach the database again. */
const RECOVERED_MS = READY_LIMIT_MS + SWEEP_MS

type WatchedWorld = Pick<World, 'database' | 'server' | 'worker'>

/** Checks I5 while the kills strike. @returns stops watching */
export function watchOverdue(
  world: WatchedWorld,
  accounts: readonly TestAccount[],
): () => Promise<Overdue> {
  const stop = new AbortController()
  const watching = watch(world, accounts, stop.signal)
  return () => {
    stop.abort()
    return watching
  }
}

async function watch(
  { database, server, worker }: WatchedWorld,
  accounts: readonly TestAccount[],
  signal: AbortSignal,
): Promise<Overdue> {
  const broken: string[] = []
  let overdueMs = 0
  while (!signal.aborted) {
    const askedAt = Date.now()
    const overdue = (await unlessAway(() => overdueSubmittingMs(database, accounts))) ?? 0
    overdueMs = Math.max(overdueMs, overdue)
    const workerMs = sinceMs(worker.readySince(), askedAt)
    const databaseMs = sinceMs(server.upSince(), askedAt)
    if (overdue > ALLOWED_MS && workerMs > ALLOWED_MS && databaseMs > RECOVERED_MS)
      broken.push(
        `I5: a submitting stood ${overdue} ms past its lease; worker up ${workerMs} ms, database ${databaseMs} ms`,
      )
    await wait(LOOK_EVERY_MS)
  }
  return { overdueMs, broken }
}

/** Only a worker with a database can settle what is overdue. */
const sinceMs = (since: number | null, now: number): number => (since === null ? 0 : now - since)
