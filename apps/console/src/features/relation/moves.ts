/** A row that changes hands. */
export type Holding = {
  readonly id: string
  readonly name: string
  /** Id of its holder; null for nobody. */
  readonly heldBy: string | null
  readonly holderName: string
}

/** Effect of a move: rows that change, and the number of rows that are there already. */
export type Preview = { readonly changes: readonly Holding[]; readonly sameCount: number }

/** Rows that a move to a new holder would change. */
export function previewOf(rows: readonly Holding[], to: string): Preview {
  const changes = rows.filter(({ heldBy }) => heldBy !== to)
  return { changes, sameCount: rows.length - changes.length }
}
