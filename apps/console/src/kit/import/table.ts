/** A table as people see it: headers, and rows with their number in the file. */
export type Table = {
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
}

export type TableRow = {
  /** As counted in the sheet: the headers are row 1. */
  readonly number: number
  readonly cells: readonly string[]
}

/** Reasons why a file is no table; each has a text `import.fault.<reason>`. */
export type TableFault = 'empty' | 'encoding' | 'damaged' | 'large'

export class NoTable extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault) {
    super(fault)
    this.fault = fault
  }
}

/** Makes a table of all lines of a file; empty lines are left out. @throws NoTable */
export function tableOf(lines: readonly (readonly string[])[]): Table {
  const rows = lines
    .map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [head, ...rest] = rows
  if (!head || rest.length === 0) throw new NoTable('empty')
  return { headers: head.cells, rows: rest }
}
