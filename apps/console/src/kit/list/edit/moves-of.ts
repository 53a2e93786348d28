import type { EditCellProps } from './use-cell-save.ts'

/** Values that the choice of a cell may change to. */
export function movesOf({
  edit,
  row,
  name,
  fact,
  value,
}: Pick<EditCellProps, 'edit' | 'row' | 'name' | 'fact' | 'value'>): readonly string[] {
  const moves = edit.moves?.[name]
  return moves
    ? moves(row)
    : (fact.choices ?? []).map((choice) => choice.value).filter((other) => other !== value)
}
