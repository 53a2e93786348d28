import { says } from '@omc/core/problems'
import { CsvError, parse } from 'csv-parse'
import { bareCell } from '../exports/protect-cell.ts'
import type { Pause } from './deadline.ts'
import { createSheetBuilder, type Table } from './sheet-builder.ts'
import type { TableLimits } from './table-limits.ts'
import { tableProblem } from './table-problem.ts'

const PIECE = 256 * 1024
/** More than any line of headers, characters. */
const HEAD_LENGTH = 64 * 1024
const DELIMITERS = [',', '\t', ';', '，'] as const

/**
 * Reads delimited text: comma, tab or semicolon, quotes as RFC 4180, newlines inside quotes.
 *
 * @throws Problem 422 `not_a_table`, and those of the sheet builder
 */
export async function readCsv(text: string, limits: TableLimits, pause: Pause): Promise<Table> {
  const sheet = createSheetBuilder(limits)
  let row = 0
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    max_record_size: limits.columns * limits.cellLength,
    on_record: (cells: string[]) => {
      row += 1
      // Our own exports guard texts that look like formulas; here they are texts again.
      sheet.add(row, cells.map(bareCell))
      return null
    },
  })
  const ended = new Promise<Error | undefined>((resolve) => {
    parser.once('error', resolve)
    parser.once('end', () => resolve(undefined))
  })
  parser.resume()
  for (let from = 0; from < text.length && !parser.destroyed; from += PIECE) {
    parser.write(text.slice(from, from + PIECE))
    await pause()
  }
  parser.end()
  const fault = await ended
  if (fault) throw fault instanceof CsvError ? notATable(fault) : fault
  return sheet.end()
}

const notATable = ({ message }: CsvError) => tableProblem(says('not_a_table.csv'), { why: message })

/** The most frequent candidate in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, HEAD_LENGTH).replaceAll(/"[^"]*"/g, '')
  const line = bare.replace(/[\r\n].*$/s, '')
  const counts = DELIMITERS.map((delimiter) => [delimiter, line.split(delimiter).length] as const)
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}
