import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { createSweeper } from '../kernel/sweeper.ts'
import { presentOf } from './lives.ts'
import type { WitnessStore } from './witness-file.ts'
import { isBehind, type Witness } from './witness.ts'

interface Keeping {
  witness: WitnessStore
  log: FastifyBaseLogger
  /** The database was put back under the running server. */
  onBehind: () => void
}

/** An executor needs longer from its claim to the channel. */
const LOOK_MS = 400

/** Notes how far the database has come, for as long as the server runs and once at its end. */
export function keepWitness(
  database: Database,
  { witness, log, onBehind }: Keeping,
): { stop: () => Promise<void> } {
  let last: Witness | undefined
  const look = async () => {
    const present = await database.ask(async (db) => (await presentOf.execute(db)).rows[0])
    if (present === undefined) return
    // The witness is kept, so that the next start detects it as well.
    if (last !== undefined && isBehind(present, last)) return onBehind()
    const { life, attempt } = present
    if (last?.life === life && last.attempt === attempt) return
    await witness.write({ life, attempt })
    last = { life, attempt }
  }
  const sweeper = createSweeper({ everyMs: LOOK_MS, log }, look)
  return {
    async stop() {
      await sweeper.stop()
      await look().catch((error: unknown) => log.warn(error, 'the witness was not written'))
    },
  }
}
