/** How much of a table is read; more is refused, never cut. @source reliability C20 */
export interface TableLimits {
  /** Of the file as it came. */
  bytes: number
  /** Of the parts of an XLSX file once unpacked. */
  unpackedBytes: number
  /** Without the row of headers. */
  rows: number
  columns: number
  cells: number
  cellLength: number
  timeMs: number
}

const MIB = 1024 * 1024

export const TABLE_LIMITS: TableLimits = {
  bytes: 10 * MIB,
  unpackedBytes: 80 * MIB,
  rows: 5000,
  columns: 200,
  cells: 200_000,
  cellLength: 32_767,
  timeMs: 10_000,
}
