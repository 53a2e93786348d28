import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { readTable } from '../imports/read-table.ts'
import type { Cell } from './cell-text.ts'
import { bareCell } from './protect-cell.ts'
import { CellTooLong, createTableWriter, type ExportFormat } from './table-writer.ts'

const folder = mkdtempSync(join(tmpdir(), 'omc-table-'))
afterAll(() => rmSync(folder, { recursive: true }))
let serial = 0

async function write(format: ExportFormat, rows: Cell[][]): Promise<Buffer> {
  const path = join(folder, `${(serial += 1)}`)
  const writer = createTableWriter(path, format)
  for (const row of rows) await writer.add([row])
  const size = await writer.end()
  const bytes = readFileSync(path)
  expect(size).toBe(bytes.length)
  return bytes
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0', '\n', '＝', "'", "'=", "''+"),
      fc.string({ unit: 'grapheme', maxLength: 10 }),
    )
    .map(([start, rest]) => start + rest),
)

describe('an exported CSV', () => {
  it('guards every cell that could be a formula, and gives all texts back (T17)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(nasty, { minLength: 2, maxLength: 4 }), { maxLength: 5 }),
        async (rows) => {
          const text = (await write('csv', rows)).toString('utf8')
          const cells = parse(text, {
            bom: true,
            relax_column_count: true,
            record_delimiter: '\r\n',
          })
          for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\0\n＝＋－＠]/)
          expect(cells.map((row) => row.map(bareCell))).toEqual(
            rows.map((row) => row.map(wellFormed)),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('starts with the mark sheet programs look for, ends lines by CRLF, and leaves numbers alone', async () => {
    expect(
      (
        await write('csv', [
          ['标题', 'a"b'],
          [-5, '=1+1'],
        ])
      ).toString('utf8'),
    ).toBe(`\uFEFF标题,"a""b"\r\n-5,"'=1+1"\r\n`)
  })

  it('is read back by an import as it was', async () => {
    const bytes = await write('csv', [
      ['title', 'n'],
      ['=SUM(A1)', 3],
    ])
    const table = await readTable(bytes)
    expect(table.rows).toEqual([{ row: 2, cells: ['=SUM(A1)', '3'] }])
  })
})

describe('an exported XLSX', () => {
  it('holds texts as texts, and an import reads them back', async () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .map((s) =>
        wellFormed(s)
          // oxlint-disable-next-line no-control-regex -- an import trims these away
          .replaceAll(/[\u0000-\u001f\ufffe\uffff]/g, '')
          .trim(),
      )
      .filter((s) => s !== '' && !s.includes('_x'))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          const bytes = await write('xlsx', [['a', 'b'], ...rows])
          const table = await readTable(bytes)
          expect([...table.rows].map(({ cells }) => cells)).toEqual(rows)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('refuses a text that does not fit into a cell rather than cut it', async () => {
    const writer = createTableWriter(join(folder, 'long'), 'xlsx')
    await expect(writer.add([['x'.repeat(32_768)]])).rejects.toThrow(CellTooLong)
    await writer.abort()
  })
})

it('tells of a file that breaks between two writes, and closes it', async () => {
  for (const format of ['csv', 'xlsx'] as const) {
    const writer = createTableWriter(join(folder, 'nowhere', format), format)
    // The failure comes while nobody waits for the file; a later write tells of it.
    await vi.waitFor(() => expect(writer.add([['a']])).rejects.toMatchObject({ code: 'ENOENT' }))
    await expect(writer.abort()).resolves.toBeUndefined()
  }
})

it('keeps the memory flat while it writes many rows', async () => {
  const row: Cell[] = ['标题'.repeat(40), 12, true, 'x'.repeat(200)]
  const page = Array.from({ length: 1000 }, () => row)
  const writer = createTableWriter(join(folder, 'large'), 'xlsx')
  for (let i = 0; i < 5; i += 1) await writer.add(page)
  const before = process.memoryUsage().rss
  for (let i = 0; i < 60; i += 1) await writer.add(page)
  const grown = process.memoryUsage().rss - before
  await writer.end()
  expect(grown).toBeLessThan(120 * 1024 * 1024)
})

/** A lone half of a character is no text in UTF-8. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8')
