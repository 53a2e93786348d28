import type { Cell } from './cell-text.ts'
import { protectCell } from './protect-cell.ts'

/** Lets sheet programs read the file as UTF-8. */
export const BOM = '\uFEFF'

/** One line as RFC 4180 writes it, safe against formulas. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(quoted).join(',')}\r\n`

function quoted(cell: Cell): string {
  // A number cannot be a formula, and a minus in front of it has to stay.
  const text = typeof cell === 'string' ? protectCell(cell) : String(cell)
  return /[",\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
