import { createPause } from './deadline.ts'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Table } from './sheet-builder.ts'
import { TABLE_LIMITS, type TableLimits } from './table-limits.ts'
import { tableProblem, tooLarge } from './table-problem.ts'

/**
 * Reads the `blob` of an import: CSV (UTF-8 or GB18030) or XLSX, as base64 text or data URL. The
 * first line holds the headers. What is beyond a limit is refused as a whole, never cut.
 *
 * @throws Problem 422 pointing to `blob`: `invalid_base64`, `unknown_encoding`, `not_a_table`,
 *   `table_empty`, `header_twice`, `table_too_large`, `table_too_slow`
 * @source domain: verb table (import_data)
 */
export async function readTable(blob: string, limits: TableLimits = TABLE_LIMITS): Promise<Table> {
  const bytes = decodeBlob(blob, limits.bytes)
  const pause = createPause(limits.timeMs)
  if (isZip(bytes)) return readXlsx(bytes, limits, pause)
  if (isOldExcel(bytes))
    throw tableProblem(
      'not_a_table',
      '不支持旧版 XLS，请另存为 XLSX 或 CSV / the old XLS form is not read, please save as XLSX or CSV',
    )
  return readCsv(decodeText(bytes), limits, pause)
}

/** @throws Problem 422 `invalid_base64`, `table_too_large` */
export function decodeBlob(blob: string, maxBytes: number): Buffer {
  const text = blob.replace(/^data:[^,]{0,200};base64,/, '')
  if (text.length > Math.ceil(maxBytes / 3) * 4 + 8) throw tooLarge('字节 / bytes', maxBytes)
  if (!/^[A-Za-z0-9+/\r\n]*={0,2}\s*$/.test(text))
    throw tableProblem('invalid_base64', '文件内容不是有效的 base64 / the file is not valid base64')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > maxBytes) throw tooLarge('字节 / bytes', maxBytes)
  return bytes
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
const isOldExcel = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf
