import type { FastifyBaseLogger } from 'fastify'
import { createSealer } from '../audit/create-sealer.ts'
import type { HeadStore } from '../audit/heads.ts'
import type { Database } from '../db/database.ts'
import { createSweeper, type Sweeper } from '../kernel/sweeper.ts'

interface Sealing {
  database: Database
  heads: HeadStore
  log: FastifyBaseLogger
  now: () => Date
}

/** Two rounds a second, so that a row waits for its seal no longer than one. */
const SEAL_MS = 400

/**
 * Seals the audit trail for as long as the server runs.
 *
 * @source reliability T19, decisions (audit: within one second)
 */
export function startSealing({ log, ...ports }: Sealing): Sweeper {
  const sealer = createSealer({
    ...ports,
    onBroken: (chain, head) =>
      log.error({ chain, sequence: head.sequence }, 'the audit trail is not what it was'),
  })
  return createSweeper({ everyMs: SEAL_MS, log }, async () => {
    await sealer.seal()
  })
}
