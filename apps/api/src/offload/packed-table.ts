import type { Table, TableRow } from '../imports/sheet-builder.ts'

/** A table as bytes: those change threads at no cost, 200,000 texts do not. */
export interface PackedTable {
  headers: readonly string[]
  length: number
  /** Some rows each, as JSON. */
  portions: Uint8Array[]
}

/** Max characters of one portion, without its last row. */
const PORTION = 64 * 1024

export function packTable({ headers, rows }: Table): PackedTable {
  const portions: Uint8Array[] = []
  let waiting: TableRow[] = []
  let size = 0
  const close = () => {
    portions.push(new TextEncoder().encode(JSON.stringify(waiting)))
    waiting = []
    size = 0
  }
  for (const row of rows) {
    waiting.push(row)
    for (const cell of row.cells) size += cell.length + 3
    if (size > PORTION) close()
  }
  if (waiting.length > 0) close()
  return { headers, length: rows.length, portions }
}

/** Unpacks its rows as they are asked for, a portion at a time. */
export function openTable({ headers, length, portions }: PackedTable): Table {
  const rows = {
    length,
    *[Symbol.iterator]() {
      for (const portion of portions)
        // `packTable` wrote it.
        yield* JSON.parse(new TextDecoder().decode(portion)) as TableRow[]
    },
  }
  return { headers, rows }
}
