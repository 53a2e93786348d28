import type { CompiledQuery, RawBuilder, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Asks the database as the actor: inside the transaction of a request, or bound by itself. */
export interface Reader {
  compile: (statement: RawBuilder<unknown>) => CompiledQuery
  read: <R>(statement: CompiledQuery) => Promise<R[]>
}

/** Reads within a transaction that is bound to the actor already. */
export const readerOf = (db: Transaction<Tables>): Reader => ({
  compile: (statement) => statement.compile(db),
  // The caller names the columns of its own select.
  read: async <R>(statement: CompiledQuery) => (await db.executeQuery(statement)).rows as R[],
})
