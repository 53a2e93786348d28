import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Runs the changes of an act in rows of colleagues that the person may not change by themselves:
 * the queue item of a rejected content, the status of a content that was published for its author;
 * also locks existing rows of any owner. Never use it to change the rows that a request names.
 *
 * A failure needs no way back: it ends the transaction.
 */
export async function beyondScope<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ reach: string | null }>`
    with was as materialized (select current_setting('omc.reach', true) as reach)
    select was.reach, set_config('omc.reach', 'team', true) from was`.execute(db)
  const result = await run()
  await sql`select set_config('omc.reach', ${rows[0]?.reach ?? ''}, true)`.execute(db)
  return result
}
