import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Names whom the rest of the transaction may give rows to, in place of those that the request names:
 * an undo returns them to their former owner.
 *
 * @param people  ids of our own table
 */
export const givesTo = (db: Db, people: readonly number[]) =>
  sql`select set_config('omc.gives_to', ${people.join(' ')}, true)`.execute(db)
