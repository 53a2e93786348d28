import { THINGS, says } from '@omc/core/problems'
import { createPause } from './deadline.ts'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Table } from './sheet-builder.ts'
import { TABLE_LIMITS, type TableLimits } from './table-limits.ts'
import { tableProblem, tooLarge } from './table-problem.ts'

/**
 * Reads the file of an import: CSV (UTF-8 or GB18030) or XLSX. The first line holds the headers. What is beyond a limit is refused as a whole, never cut.
 *
 * @throws Problem 422 pointing to `blob`: `unknown_encoding`, `not_a_table`,
 *   `table_empty`, `header_twice`, `table_too_large`, `table_too_slow`
 * @source domain: verb table (import_data)
 */
export async function readTable(
  bytes: Uint8Array,
  limits: TableLimits = TABLE_LIMITS,
): Promise<Table> {
  refuseLarge(bytes, limits)
  const pause = createPause(limits.timeMs)
  if (isZip(bytes)) return readXlsx(bytes, limits, pause)
  if (isOldExcel(bytes)) throw tableProblem(says('not_a_table.xls'))
  return readCsv(decodeText(bytes), limits, pause)
}

/** @throws Problem 422 `table_too_large` */
export function refuseLarge(bytes: Uint8Array, limits: TableLimits): void {
  if (bytes.length > limits.bytes) throw tooLarge(THINGS.bytes, limits.bytes)
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
const isOldExcel = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf
