import type { Refusal } from '../../kernel/errors/error-text.ts'

/** What became of a table, by the numbers of the rows in the person's file. */
export type ImportResult = {
  readonly total: number
  readonly succeeded: readonly number[]
  readonly failed: readonly {
    readonly number: number
    readonly error: Refusal & { readonly field: string | null }
  }[]
  readonly undoId: string | null
}
