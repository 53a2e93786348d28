import type { CompiledQuery, RawBuilder, Transaction } from 'kysely'
import { askCompiled } from './hold.ts'
import type { Tables } from './tables.ts'

/** Reads as the actor: inside a request's transaction, or in a transaction of its own. */
export interface Reader {
  compile: (statement: RawBuilder<unknown>) => CompiledQuery
  read: <R>(statement: CompiledQuery) => Promise<R[]>
}

/** Reads within a transaction that is bound to the actor already. */
export const readerOf = (db: Transaction<Tables>): Reader => ({
  compile: (statement) => statement.compile(db),
  // as: the caller names the columns of its own select.
  read: <R>(statement: CompiledQuery) => askCompiled(db, statement as CompiledQuery<R>),
})
