import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

const LOOK_EVERY_MS = 50
/** Number of consecutive checks that must find no active query. */
const QUIET_LOOKS = 4
const RUNNING = `select count(*)::int as n from pg_stat_activity
  where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`

/**
 * Waits until the database is idle. A contestant continues the requests that were cut off at the
 * end of its round, and they would slow the next one.
 */
export async function settle(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let quiet = 0; quiet < QUIET_LOOKS;) {
      await wait(LOOK_EVERY_MS)
      const { rows } = await client.query<{ n: number }>(RUNNING)
      quiet = rows[0]?.n === 0 ? quiet + 1 : 0
    }
  } finally {
    await client.end()
  }
}
