type Key = { readonly key: string; readonly ctrlKey: boolean }

/**
 * Index that a key moves to in a grid, a row (`[n]`) or a column (`[1, 1, …]`), with places counted
 * row by row; null if it does not move. It stops at the ends without wrapping.
 *
 * @param rows  number of places per row
 */
export function stepFocus({ key, ctrlKey }: Key, from: number, rows: readonly number[]) {
  const last = rows.reduce((sum, length) => sum + length, 0) - 1
  const isColumn = rows.every((length) => length === 1)
  const { row, column } = placeOf(from, rows)
  const rowStart = from - column
  const rowEnd = rowStart + (rows[row] ?? 1) - 1
  const isLine = ctrlKey || isColumn || rows.length === 1
  switch (key) {
    case 'ArrowLeft':
      return isColumn ? null : Math.max(0, from - 1)
    case 'ArrowRight':
      return isColumn ? null : Math.min(last, from + 1)
    case 'ArrowUp':
      return row === 0 ? null : rowStart - (rows[row - 1] ?? 0) + within(column, rows[row - 1])
    case 'ArrowDown':
      return row === rows.length - 1 ? null : rowEnd + 1 + within(column, rows[row + 1])
    case 'Home':
      return isLine ? 0 : rowStart
    case 'End':
      return isLine ? last : rowEnd
    default:
      return null
  }
}

const within = (column: number, length = 1) => Math.min(column, length - 1)

function placeOf(index: number, rows: readonly number[]) {
  let before = 0
  for (const [row, length] of rows.entries()) {
    if (index < before + length) return { row, column: index - before }
    before += length
  }
  return { row: 0, column: 0 }
}
