import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { says } from '@omc/core/problems'
import { Zip, ZipDeflate, strToU8 } from 'fflate'
import type { Cell } from './cell-text.ts'
import { BOM, csvLine } from './csv-lines.ts'
import { MAX_CELL, SHEET_END, SHEET_NAME, SHEET_START, XLSX_PARTS, sheetRow } from './xlsx-parts.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** Writes a table line by line, without keeping lines in memory. */
export interface TableWriter {
  /** @throws CellTooLong in XLSX */
  add: (rows: readonly (readonly Cell[])[]) => Promise<void>
  /** @returns size of the file, bytes */
  end: () => Promise<number>
  /** Closes an incomplete file. */
  abort: () => Promise<void>
}

/** A text that does not fit into a cell of this form; it is not cut. */
export class CellTooLong extends Error {
  constructor() {
    super(`a cell is longer than ${MAX_CELL} characters`)
  }

  readonly saying = says('cell_too_long', { max_cell: MAX_CELL })
}

export function createTableWriter(path: string, format: ExportFormat): TableWriter {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  // `errored` keeps it: the next write or the end throws it, not the process.
  file.on('error', () => undefined)
  return format === 'csv' ? csvWriter(file) : xlsxWriter(file)
}

function csvWriter(file: WriteStream): TableWriter {
  file.write(BOM)
  return {
    add: (rows) => writeTo(file, rows.map(csvLine).join('')),
    end: () => ended(file),
    abort: () => aborted(file),
  }
}

function xlsxWriter(file: WriteStream): TableWriter {
  const zip = new Zip((error, bytes) => {
    if (error) file.destroy(error)
    else file.write(bytes)
  })
  for (const [name, text] of Object.entries(XLSX_PARTS)) {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(text), true)
  }
  const sheet = new ZipDeflate(SHEET_NAME, { level: 4 })
  zip.add(sheet)
  sheet.push(strToU8(SHEET_START))
  return {
    async add(rows) {
      for (const cell of rows.flat())
        if (typeof cell === 'string' && cell.length > MAX_CELL) throw new CellTooLong()
      sheet.push(strToU8(rows.map(sheetRow).join('')))
      await drained(file)
    },
    async end() {
      sheet.push(strToU8(SHEET_END), true)
      zip.end()
      return ended(file)
    },
    abort: () => aborted(file),
  }
}

async function writeTo(file: WriteStream, text: string) {
  file.write(text)
  await drained(file)
}

/** Waits until the disk has caught up, so that rows do not gather in memory. */
async function drained(file: WriteStream) {
  if (file.errored) throw file.errored
  if (file.writableNeedDrain) await once(file, 'drain')
}

async function ended(file: WriteStream): Promise<number> {
  file.end()
  await finished(file)
  return file.bytesWritten
}

async function aborted(file: WriteStream): Promise<void> {
  file.destroy()
  try {
    await finished(file)
  } catch (error) {
    // The file goes away: its early end is meant, and what broke it before is why it is aborted.
    if (error !== file.errored && codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
