import { sql } from 'kysely'
import type { Db } from './database.ts'
import { ask } from './hold.ts'

/**
 * Time of the database's clock, in whole milliseconds. Processes on several machines share this one
 * clock, whatever their own clocks say.
 *
 * @source reliability F10: leases by the database's time
 */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await ask(db, sql<{ now: Date }>`select clock_timestamp() as now`)
  if (!row) throw new Error('the database did not say what time it is')
  return row.now
}
