import { THINGS, says } from '@omc/core/problems'
import { decodeText } from './decode-text.ts'
import { refuseLarge } from './read-table.ts'
import type { Table } from './sheet-builder.ts'
import type { TableLimits } from './table-limits.ts'
import { tableProblem, tooLarge } from './table-problem.ts'

/**
 * Reads a text as a table of one column, `content`: a row is a part between empty lines.
 *
 * @throws Problem 422 `table_empty`, `table_too_large` and what `decodeText` says
 */
export async function readParts(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  refuseLarge(bytes, limits)
  const parts = decodeText(bytes)
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) throw tableProblem(says('table_empty.file'))
  if (parts.length > limits.rows) throw tooLarge(THINGS.parts, limits.rows)
  // Counted as in a sheet, whose headers are row 1.
  return { headers: ['content'], rows: parts.map((part, i) => ({ row: i + 2, cells: [part] })) }
}
