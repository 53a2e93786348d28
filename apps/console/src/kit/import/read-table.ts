import { parse } from 'csv-parse/browser/esm/sync'
import { readSheet } from './read-sheet.ts'
import { NoTable, tableOf, type Table } from './table.ts'

/** Largest file that the server takes, bytes. */
const MOST_BYTES = 10 * 1024 * 1024
const DELIMITERS = [',', '\t', ';', '，']
/** First bytes of a ZIP file, which every XLSX file is. */
const ZIP = [0x50, 0x4b]

/** Reads a CSV or XLSX file. @throws NoTable */
export async function readTable(file: Blob): Promise<Table> {
  const bytes = await bytesOf(file)
  const isZip = ZIP.every((byte, at) => bytes[at] === byte)
  return tableOf(isZip ? readSheet(bytes) : readLines(decode(bytes)))
}

/** Whether a file holds plain text and no table, by its name. */
export const isPlainText = (name: string): boolean => /\.(txt|md)$/i.test(name)

/** Reads plain text: a row for each part between empty lines. @throws NoTable */
export async function readParts(file: Blob, header: string): Promise<Table> {
  const parts = decode(await bytesOf(file))
    .replace(/^\uFEFF/, '')
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) throw new NoTable('empty')
  return {
    headers: [header],
    rows: parts.map((part, at) => ({ number: at + 1, cells: [part] })),
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  if (file.size > MOST_BYTES) throw new NoTable('large')
  return new Uint8Array(await file.arrayBuffer())
}

function readLines(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
    })
  } catch {
    throw new NoTable('damaged')
  }
}

/** The delimiter that the first line has most of. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  const countOf = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (countOf(next) > countOf(best) ? next : best))
}

/** UTF-8, or as spreadsheets write on Chinese machines. @throws NoTable */
function decode(bytes: Uint8Array): string {
  const encodings = bytes[0] === 0xff && bytes[1] === 0xfe ? ['utf-16le'] : ['utf-8', 'gb18030']
  for (const encoding of encodings) {
    const text = strict(bytes, encoding)
    if (text !== null && !text.includes('\0')) return text
  }
  throw new NoTable('encoding')
}

function strict(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
