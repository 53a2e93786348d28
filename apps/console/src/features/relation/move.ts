import type { WriteOperation } from '@omc/sdk'
import type { Services } from '../../kernel/services/services-context.ts'
import { startCalls } from '../../kit/tasks/run-calls.ts'
import type { Holding } from './moves.ts'

/** An act of the board, before it is confirmed. */
export type Move = {
  readonly title: string
  /** Who gets the rows; null where each row follows its source. */
  readonly to: { readonly id: string; readonly name: string } | null
  readonly rows: readonly Holding[]
  readonly nameOfHolder: (id: string) => string
  readonly operation: WriteOperation
  readonly args: (ids: readonly string[]) => object
  /** Rows of one call. */
  readonly size: number
  /** The call is about one record with all these rows. */
  readonly about?: { readonly id: string; readonly name: string }
  readonly hint?: string
}

/** Rows of one call, where a call takes many. */
export const MANY = 500
/** Sources whose contents follow in one call. */
export const FOLLOWING = 20

/** Runs a confirmed move; the tray shows what became of each row, and takes it back. */
export const startMove = async (
  services: Services,
  { title, operation, args, size, about }: Move,
  changes: readonly Holding[],
): Promise<void> => {
  const rows = about ? [about] : changes.map(({ id, name }) => ({ id, name }))
  await startCalls(services, {
    title,
    operation,
    count: rows.length,
    rows: async () => rows,
    args: (some) => args(some.map(({ id }) => id)),
    size,
  })
}
