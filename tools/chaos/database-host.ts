/**
 * Holds the test's PostgreSQL and its folder. A process of its own, so that both are cleared away
 * also when the driver is killed: the leash then stops this one.
 *
 *   node tools/chaos/database-host.ts <folder>      says its URL to the parent
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../apps/api/src/db/embedded/start-postgres.ts'
import type { DatabaseWord } from './database-word.ts'

const [, , folder = ''] = process.argv
const postgres = await startPostgres({
  dataDir: join(folder, 'postgres'),
  superPassword: 'kill-test',
  log: { info: console.log, warn: console.warn },
})
const word: DatabaseWord = { tag: 'database', url: postgres.url }
process.send?.(word)

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    void postgres.stop().finally(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(0)
    })
  })
}
// Nothing else keeps this process.
setInterval(() => undefined, 60_000)
