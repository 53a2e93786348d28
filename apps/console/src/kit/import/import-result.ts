import type { Refusal } from '../../kernel/errors/error-text.ts'

/** Result of a table, by the row numbers of the person's file. */
export type ImportResult = {
  readonly total: number
  readonly succeeded: readonly number[]
  readonly failed: readonly {
    readonly number: number
    readonly error: Refusal & { readonly field: string | null }
  }[]
  readonly undoId: string | null
}
