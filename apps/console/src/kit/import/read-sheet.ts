import { strFromU8, unzipSync } from 'fflate'
import { NoTable } from './table.ts'

/** Most bytes that the sheet of an XLSX file may unpack to. */
const MOST_BYTES = 64 * 1024 * 1024
const WANTED = /^xl\/(sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

/** Lines of the first sheet of an XLSX file; formulas as their last result. @throws NoTable */
export function readSheet(bytes: Uint8Array): readonly (readonly string[])[] {
  const parts = unpack(bytes)
  const names = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'))
  const first = names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))[0]
  if (first === undefined) throw new NoTable('damaged')
  const shared = parts['xl/sharedStrings.xml']
  const texts = shared ? all(xml(shared), 'si').map(textOf) : []
  const lines: string[][] = []
  for (const row of all(xml(parts[first]), 'row')) {
    const at = Number(row.getAttribute('r') ?? lines.length + 1)
    while (lines.length < at - 1) lines.push([])
    lines.push(cellsOf(row, texts))
  }
  return lines
}

function unpack(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let size = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!WANTED.test(name)) return false
    size += originalSize
    if (size > MOST_BYTES) throw new NoTable('large')
    return true
  }
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof NoTable ? error : new NoTable('damaged')
  }
}

function xml(part: Uint8Array | undefined): Document {
  const page = new DOMParser().parseFromString(part ? strFromU8(part) : '', 'application/xml')
  if (page.querySelector('parsererror')) throw new NoTable('damaged')
  return page
}

const all = (within: Document | Element, name: string): readonly Element[] => [
  ...within.getElementsByTagName(name),
]

/** Text of an element, without the readings of characters. */
const textOf = (element: Element): string =>
  all(element, 't')
    .filter((text) => text.closest('rPh') === null)
    .map((text) => text.textContent ?? '')
    .join('')

function cellsOf(row: Element, texts: readonly string[]): string[] {
  const cells: string[] = []
  for (const cell of all(row, 'c')) {
    const at = columnOf(cell.getAttribute('r') ?? '') ?? cells.length
    while (cells.length < at) cells.push('')
    const value = all(cell, 'v')[0]?.textContent ?? ''
    const kind = cell.getAttribute('t')
    cells.push(kind === 's' ? (texts[Number(value)] ?? '') : value || textOf(cell))
  }
  return cells
}

/** `C12` is column 2; undefined if the text is no reference. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
