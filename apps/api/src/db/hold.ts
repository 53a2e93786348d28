import { CompiledQuery, type Kysely } from 'kysely'
import { LINE, type HeldLine } from './held-line.ts'
import { PREPARED } from './prepared.ts'
import type { Tables } from './tables.ts'

/** A connection in a transaction. */
type Db = Kysely<Tables>

/** A statement that waits for the next one to be sent. */
export interface Held<R> {
  /** Its rows; sends it if nothing did. @throws why it failed, or that it was given up */
  rows: () => Promise<R[]>
}

/** A statement that names its columns: the connection keeps its plan. */
interface Compiles<R> {
  compile: (db: Db) => CompiledQuery<R>
}

/** The lines of connections that are in a transaction, by what statements are given to. */
const lines = new WeakMap<Db, HeldLine>()

/** From here on the statements of `hold` and `ask` go straight to the connection's line. */
export async function joinLine(db: Db): Promise<HeldLine> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(LINE))
  // as: a connection answers this with its line.
  const line = rows[0] as HeldLine
  lines.set(db, line)
  return line
}

/**
 * Sends a statement together with the next one of the transaction, its end included: in one round
 * trip, and in the order in which they were given. Its failure is that of the one that it goes with.
 */
export async function hold<R = unknown>(db: Db, statement: Compiles<R>): Promise<Held<R>> {
  const line = lines.get(db)
  if (!line) throw new Error('only a transaction holds statements')
  const { sql: text, parameters } = statement.compile(db)
  const receipt = line.hold(`${PREPARED}${text}`, parameters)
  return {
    async rows() {
      if (!receipt.rows && !receipt.error) await line.flush()
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
  return askCompiled(db, { ...compiled, sql: `${PREPARED}${compiled.sql}` })
}

/** The rows of a statement as it is. */
export async function askCompiled<R>(db: Db, statement: CompiledQuery<R>): Promise<R[]> {
  const line = lines.get(db)
  if (!line) return (await db.executeQuery(statement)).rows
  try {
    const { rows } = await line.query(statement.sql, statement.parameters)
    // as: the caller names the columns of its own statement.
    return rows as R[]
  } catch (error) {
    // Read off the wire, it knows nothing of who asked.
    if (error instanceof Error) error.stack += `\n${new Error('asked').stack}`
    throw error
  }
}
