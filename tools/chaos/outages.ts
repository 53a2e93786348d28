import type { Outage } from './database-word.ts'
import { readyAgainMs } from './ready-again.ts'
import { READY_LIMIT_MS } from './timing.ts'
import type { World } from './world.ts'

/** Outages of the database, and how the product recovers from each. */
export type Outages = {
  /** Settles once the database is away. */
  readonly breakDown: (outage: Outage) => Promise<void>
  /** How long API and worker took to be ready again after each outage, ms. */
  readonly readyMs: readonly number[]
  readonly broken: readonly string[]
  /** Settles when the recovery from every outage so far is measured. */
  readonly settled: () => Promise<void>
}

type OutageParts = Pick<World, 'server' | 'api' | 'apiUrl' | 'worker' | 'workerUrl'>

export function createOutages(world: OutageParts): Outages {
  const readyMs: number[] = []
  const broken: string[] = []
  const returns: Promise<void>[] = []

  async function timeReturn(back: Promise<void>): Promise<void> {
    await back
    for (const tookMs of await recoveriesMs(world)) {
      readyMs.push(tookMs)
      if (tookMs > READY_LIMIT_MS) broken.push(`F3: not ready ${tookMs} ms after the database`)
    }
  }

  return {
    readyMs,
    broken,
    async breakDown(outage) {
      const { back } = await world.server.breakDown(outage)
      returns.push(timeReturn(back))
    },
    settled: async () => void (await Promise.all(returns)),
  }
}

/** Without the programs that are killed meanwhile. */
async function recoveriesMs({
  api,
  apiUrl,
  worker,
  workerUrl,
}: OutageParts): Promise<readonly number[]> {
  const tookMs = await Promise.all([
    readyAgainMs(api, apiUrl, READY_LIMIT_MS),
    readyAgainMs(worker, workerUrl, READY_LIMIT_MS),
  ])
  return tookMs.filter((ms) => ms !== null)
}
