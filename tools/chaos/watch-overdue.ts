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
/** What became overdue meanwhile is settled by the first sweep of a product that is ready again. */
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
    const upMs = commonUpMs([worker.readySince(), server.upSince()], askedAt)
    if (overdue > ALLOWED_MS && upMs > RECOVERED_MS)
      broken.push(
        `I5: a submitting stood ${overdue} ms past its lease, ${upMs} ms after database and worker were up`,
      )
    await wait(LOOK_EVERY_MS)
  }
  return { overdueMs, broken }
}

/** How long all have been up, ms. Only a worker with a database can settle what is overdue. */
function commonUpMs(since: readonly (number | null)[], now: number): number {
  const known = since.filter((at) => at !== null)
  return known.length < since.length ? 0 : now - Math.max(...known)
}
