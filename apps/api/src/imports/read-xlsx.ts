import { says } from '@omc/core/problems'
import type { Pause } from './deadline.ts'
import { readXml } from './read-xml.ts'
import { createSheetBuilder, type Table } from './sheet-builder.ts'
import type { TableLimits } from './table-limits.ts'
import { tableProblem } from './table-problem.ts'
import { unpack } from './unpack.ts'
import { dateStyles, toDateText } from './xlsx-dates.ts'

type Parts = ReadonlyMap<string, Uint8Array>

const WANTED =
  /^xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

/**
 * Reads the first sheet of an XLSX file. A formula is never worked out: its cell is the text that
 * the file keeps as its last result. Dates become `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`.
 *
 * @throws Problem 422 `not_a_table`, `table_too_large`, `table_too_slow`, and those of the builder
 */
export async function readXlsx(
  bytes: Uint8Array,
  limits: TableLimits,
  pause: Pause,
): Promise<Table> {
  const parts = await unpack(bytes, {
    wanted: (name) => WANTED.test(name),
    maxBytes: limits.unpackedBytes,
    pause,
  })
  const texts = await sharedTexts(parts, pause)
  const dates = await dateStyles(parts.get('xl/styles.xml'), pause)
  const { sheet, isFrom1904 } = await firstSheet(parts, pause)
  return readSheet(sheet, { texts, dates, isFrom1904, limits, pause })
}

async function sharedTexts(parts: Parts, pause: Pause): Promise<string[]> {
  const texts: string[] = []
  const part = parts.get('xl/sharedStrings.xml')
  if (!part) return texts
  let inText = false
  let phonetic = false
  let text = ''
  await readXml(
    part,
    {
      open(name) {
        if (name === 'si') text = ''
        if (name === 'rPh') phonetic = true
        inText = name === 't' && !phonetic
      },
      text: (piece) => void (inText && (text += piece)),
      close(name) {
        if (name === 't') inText = false
        if (name === 'rPh') phonetic = false
        if (name === 'si') texts.push(text)
      },
    },
    pause,
  )
  return texts
}

async function firstSheet(
  parts: Parts,
  pause: Pause,
): Promise<{ sheet: Uint8Array; isFrom1904: boolean }> {
  const workbook = parts.get('xl/workbook.xml')
  const links = parts.get('xl/_rels/workbook.xml.rels')
  if (!workbook || !links) throw tableProblem(says('not_a_table'))
  let relation: string | undefined
  let isFrom1904 = false
  await readXml(
    workbook,
    {
      open(name, attributes) {
        if (name === 'sheet') relation ??= attributes['r:id']
        if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      },
    },
    pause,
  )
  let target: string | undefined
  await readXml(
    links,
    {
      open(name, attributes) {
        if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target
      },
    },
    pause,
  )
  const path = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`
  const sheet = parts.get(path)
  if (!sheet) throw tableProblem(says('not_a_table.no_sheet'))
  return { sheet, isFrom1904 }
}

interface Reading {
  texts: readonly string[]
  dates: ReadonlySet<number>
  isFrom1904: boolean
  limits: TableLimits
  pause: Pause
}

async function readSheet(sheet: Uint8Array, { texts, dates, isFrom1904, limits, pause }: Reading) {
  const builder = createSheetBuilder(limits)
  let row = 0
  let cells: string[] = []
  let column = 0
  let type = ''
  let style = 0
  let value = ''
  let taking = false
  let phonetic = false
  const cellText = () => {
    if (type === 's') return texts[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'true' : 'false'
    if (type === '' || type === 'n') return dates.has(style) ? toDateText(value, isFrom1904) : value
    return value
  }
  await readXml(
    sheet,
    {
      open(name, attributes) {
        if (name === 'row') {
          const given = Number(attributes.r)
          // Rows only go down; a number that does not is a mistake of the program that wrote it.
          row = Number.isSafeInteger(given) && given > row ? given : row + 1
          cells = []
          column = -1
        } else if (name === 'c') {
          column = columnOf(attributes.r ?? '') ?? column + 1
          if (column >= limits.columns * 4) throw tableProblem(says('table_too_large.row', { row }))
          type = attributes.t ?? ''
          style = Number(attributes.s ?? 0)
          value = ''
        }
        if (name === 'rPh') phonetic = true
        taking = (name === 'v' || name === 't') && !phonetic
      },
      text: (piece) => void (taking && (value += piece)),
      close(name) {
        taking = false
        if (name === 'rPh') phonetic = false
        if (name === 'c') {
          while (cells.length < column) cells.push('')
          cells[column] = cellText()
        } else if (name === 'row') builder.add(row, cells)
      },
    },
    pause,
  )
  return builder.end()
}

/** `C12` is column 2; undefined if the text is not a reference. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]+(?=\d)/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
