import { CompiledQuery, type Kysely, type QueryResult } from 'kysely'
import { PREPARED } from './prepared.ts'
import type { Tables } from './tables.ts'
import type { Row } from './trip.ts'

/** A connection in a transaction. */
type Db = Kysely<Tables>

const HELD = '/* held */'
const SEND = '/* send what is held */'

/** A statement that waits for the next one to be sent. */
export interface Held<R> {
  /** Its rows; sends it if nothing did. @throws why it failed, or that it was given up */
  rows: () => Promise<R[]>
}

/** What a connection gives for a statement that it holds: empty until the statement was sent. */
export interface Receipt {
  rows?: Row[]
  /** Why the round trip failed that it went with. */
  error?: Error
}

export const isHeld = (text: string): boolean => text.startsWith(HELD)
export const sendsHeld = (text: string): boolean => text === SEND
/** The statement itself. */
export const ofHeld = (text: string): string => text.slice(HELD.length)

/** A statement that names its columns: the connection keeps its plan. */
interface Compiles<R> {
  compile: (db: Db) => CompiledQuery<R>
}

/**
 * Sends a statement together with the next one of the transaction, its end included: in one round
 * trip, and in the order in which they were given. Its failure is that of the one that it goes with.
 */
export async function hold<R = unknown>(db: Db, statement: Compiles<R>): Promise<Held<R>> {
  const compiled = statement.compile(db)
  const { rows }: QueryResult<unknown> = await db.executeQuery({
    ...compiled,
    sql: `${HELD}${PREPARED}${compiled.sql}`,
  })
  // as: the connection gives one receipt for what it holds.
  const receipt = rows[0] as Receipt
  return {
    async rows() {
      if (!receipt.rows && !receipt.error) await db.executeQuery(CompiledQuery.raw(SEND))
      if (receipt.error) throw receipt.error
      if (!receipt.rows) throw new Error('a held statement was given up, and never sent')
      // as: the caller names the columns of its own statement.
      return receipt.rows as R[]
    },
  }
}

/** The rows of a statement, for which the connection keeps a plan; what is held goes with it. */
export async function ask<R>(db: Db, statement: Compiles<R>): Promise<R[]> {
  const compiled = statement.compile(db)
  const named: CompiledQuery<R> = { ...compiled, sql: `${PREPARED}${compiled.sql}` }
  return (await db.executeQuery(named)).rows
}
