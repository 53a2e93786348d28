import { THINGS, says } from '@omc/core/problems'
import type { TableLimits } from './table-limits.ts'
import { tableProblem, tooLarge } from './table-problem.ts'

/** One line of a table below its headers. */
export interface TableRow {
  /** As people count in their sheet: the headers are row 1. */
  row: number
  cells: readonly string[]
}

export interface Table {
  headers: readonly string[]
  /** They may be unpacked while they are looked at. */
  rows: Iterable<TableRow> & { readonly length: number }
}

export interface SheetBuilder {
  /** @throws Problem 422 `table_too_large` */
  add: (row: number, cells: readonly string[]) => void
  /** @throws Problem 422 `table_empty`, `header_twice` */
  end: () => Table
}

/** Puts a table together from its lines, within the limits. Lines without any text are left out. */
export function createSheetBuilder(limits: TableLimits): SheetBuilder {
  let headers: string[] | undefined
  let cellCount = 0
  const rows: TableRow[] = []
  return {
    add(row, given) {
      const cells = withoutEmptyEnd(given.map((cell) => cell.trim()))
      if (cells.length === 0) return
      if (cells.length > limits.columns) throw tooLarge(THINGS.columns, limits.columns, row)
      cellCount += cells.length
      if (cellCount > limits.cells) throw tooLarge(THINGS.cells, limits.cells)
      if (cells.some((cell) => cell.length > limits.cellLength))
        throw tooLarge(THINGS.cellCharacters, limits.cellLength, row)
      if (!headers) {
        headers = cells
        return
      }
      if (rows.length === limits.rows) throw tooLarge(THINGS.rows, limits.rows)
      rows.push({ row, cells })
    },
    end() {
      const names = headers
      if (!names) throw tableProblem(says('table_empty'))
      const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at)
      if (twice !== undefined)
        throw tableProblem(says('header_twice', { header: twice }), {
          header: twice,
        })
      return { headers: names, rows }
    },
  }
}

function withoutEmptyEnd(cells: string[]): string[] {
  let length = cells.length
  while (cells[length - 1] === '') length -= 1
  return cells.slice(0, length)
}
