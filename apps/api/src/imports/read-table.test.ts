import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { TABLE_LIMITS } from './table-limits.ts'
import { sheetXml, xlsxFile } from './testing/xlsx-file.ts'

const file = (bytes: Uint8Array | string) => Buffer.from(bytes)
const refused = async (blob: Uint8Array, limits = {}) => {
  const problem = await readTable(blob, { ...TABLE_LIMITS, ...limits }).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(problem).toMatchObject({
    status: 422,
    details: [{ source: { pointer: '/data/attributes/blob' } }],
  })
  return (problem as { code: string }).code
}

describe('a CSV file', () => {
  it('is read with quotes, newlines inside them, and rows counted as people count them', async () => {
    const text = '﻿标题,价格\r\n"第一行\n第二行","1,200"\r\n\r\n"他说""好""",3'
    expect(await readTable(file(text))).toEqual({
      headers: ['标题', '价格'],
      rows: [
        { row: 2, cells: ['第一行\n第二行', '1,200'] },
        { row: 4, cells: ['他说"好"', '3'] },
      ],
    })
  })

  it('is read in GB18030, UTF-16 and with semicolons', async () => {
    // 标题,价格 in GBK.
    const gbk = Buffer.from([
      0xb1, 0xea, 0xcc, 0xe2, 0x2c, 0xbc, 0xdb, 0xb8, 0xf1, 0x0a, 0x31, 0x2c, 0x32,
    ])
    const expected = { headers: ['标题', '价格'], rows: [{ row: 2, cells: ['1', '2'] }] }
    expect(await readTable(file(gbk))).toEqual(expected)
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('标题\t价格\n1\t2', 'utf16le'),
    ])
    expect(await readTable(file(utf16))).toEqual(expected)
    expect(await readTable(file('标题;价格\n1;2'))).toEqual(expected)
  })

  it('is cut at what stands between its headers, whatever stands inside their quotes', async () => {
    const expected = { headers: ['a;b;c;d', '价格'], rows: [{ row: 2, cells: ['1', '2'] }] }
    expect(await readTable(file('"a;b;c;d",价格\n1,2'))).toEqual(expected)
    const { headers } = await readTable(file('"a;b\nc;d",价格\n1,2'))
    expect(headers).toEqual(['a;b\nc;d', '价格'])
  })

  it('takes a formula as the text it is', async () => {
    const { rows } = await readTable(file('a,b\n=1+1,@x'))
    expect(rows).toEqual([{ row: 2, cells: ['=1+1', '@x'] }])
  })

  it('is refused as a whole beyond a limit, never cut', async () => {
    const rows = (count: number) => file(`a\n${'x\n'.repeat(count)}`)
    expect((await readTable(rows(5), { ...TABLE_LIMITS, rows: 5 })).rows).toHaveLength(5)
    expect(await refused(rows(6), { rows: 5 })).toBe('table_too_large')
    expect(await refused(rows(6), { cells: 5 })).toBe('table_too_large')
    expect(await refused(rows(6), { bytes: 5 })).toBe('table_too_large')
    expect(await refused(file('a,b,c\n1,2,3'), { columns: 2 })).toBe('table_too_large')
    expect(await refused(rows(6), { timeMs: -1 })).toBe('table_too_slow')
  })

  it('is taken up to each limit', async () => {
    const limits = { rows: 2, columns: 2, cells: 6, cellLength: 3, bytes: 20 }
    const full = file('abc,b\n1,2\n333,4,,,\n\n')
    expect((await readTable(full, { ...TABLE_LIMITS, ...limits })).rows).toHaveLength(2)
    for (const [name, limit] of Object.entries(limits))
      expect([name, await refused(full, { ...limits, [name]: limit - 1 })]).toEqual([
        name,
        'table_too_large',
      ])
  })

  it('may have columns without a header, any number of them', async () => {
    expect(await readTable(file(',a,,b\n1,2,3,4'))).toEqual({
      headers: ['', 'a', '', 'b'],
      rows: [{ row: 2, cells: ['1', '2', '3', '4'] }],
    })
  })

  it('is read whole when it is long, whatever lies between two pieces of it', async () => {
    const lines = Array.from({ length: 3000 }, (_, n) => `"${n}\n${'字'.repeat(100)}"`)
    const { rows } = await readTable(file(`a\n${lines.join('\n')}`))
    const all = [...rows]
    expect(all.map(({ cells: [cell] }) => cell?.split('\n')[0])).toEqual(
      lines.map((_, n) => String(n)),
    )
    expect(all.at(-1)).toEqual({ row: 3001, cells: [`2999\n${'字'.repeat(100)}`] })
  })

  it('is refused at its first fault, though it goes on long after it', async () => {
    expect(await refused(file(`a\n"x"y\n${'x\n'.repeat(150_000)}`))).toBe('not_a_table')
    expect(await refused(file('x\n'.repeat(150_000)), { rows: 2 })).toBe('table_too_large')
  })

  it('is cut at commas when its headers do not tell, and at full-width ones when they do', async () => {
    expect((await readTable(file('a\n1,2'))).rows).toEqual([{ row: 2, cells: ['1', '2'] }])
    expect((await readTable(file('a，b\n1，2'))).headers).toEqual(['a', 'b'])
    expect((await readTable(file('a,b;c\td\n1'))).headers).toEqual(['a', 'b;c\td'])
    expect((await readTable(file('a;b\n1,2,3;4'))).headers).toEqual(['a', 'b'])
  })

  it('is refused when it is none: a NUL, an open quote, nothing, a header twice', async () => {
    expect(await refused(file('a\u0000b'))).toBe('unknown_encoding')
    expect(await refused(file('a\n"x'))).toBe('not_a_table')
    expect(await refused(file('\n\n'))).toBe('table_empty')
    expect(await refused(file('a,a\n1,2'))).toBe('header_twice')
    expect(await refused(file(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))).toBe('not_a_table')
  })
})

describe('what a file is', () => {
  it.each([
    ['PK and no more', Buffer.from('PK,a\n1,2')],
    ['P', Buffer.from('P\n1')],
    ['a P first', Buffer.from('Pa\u0003\n1')],
    ['a K second', Buffer.from('aK\u0003\n1')],
    ['the first byte of an old XLS', Buffer.from([0xd0, 0xa0, 0x0a, 0x31])],
    ['the second byte of an old XLS', Buffer.from([0xc0, 0xcf, 0x0a, 0x31])],
  ])('a text may begin with %s', async (_, bytes) => {
    expect((await readTable(bytes)).rows).toHaveLength(1)
  })

  it('an empty ZIP file is no table', async () => {
    expect(await refused(file(zipSync({})))).toBe('not_a_table')
  })
})

describe('an XLSX file', () => {
  it('is read from its first sheet: shared and inline texts, numbers, dates, results of formulas', async () => {
    const sheet = sheetXml(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>日期</t></is></c></row>
       <row r="3"><c r="A3" t="s"><v>2</v></c><c r="C3" s="1"><v>45000</v></c></row>
       <row r="4"><c r="A4" t="str"><f>CONCAT("a";"b")</f><v>ab</v></c><c r="B4"><f>1+1</f><v>2</v></c><c r="C4" s="1"><v>45000.5</v></c></row>`,
    )
    const blob = file(xlsxFile(sheet, { texts: ['标题', '价格', '<茶> & 水'] }))
    expect(await readTable(blob)).toEqual({
      headers: ['标题', '价格', '日期'],
      rows: [
        { row: 3, cells: ['<茶> & 水', '', '2023-03-15'] },
        { row: 4, cells: ['ab', '2', '2023-03-15 12:00:00'] },
      ],
    })
  })

  it('is refused while unpacking when it is a bomb, in little memory', async () => {
    const bomb = xlsxFile(sheetXml(''), {
      parts: { 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 1024 * 1024) },
    })
    expect(bomb.length).toBeLessThan(400_000)
    const before = process.memoryUsage().rss
    expect(await refused(file(bomb), { unpackedBytes: 4_000_000 })).toBe('table_too_large')
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
  })

  it('is refused with a document type, without a sheet, or cut off', async () => {
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>'
    expect(await refused(file(xlsxFile(entity)))).toBe('not_a_table')
    expect(await refused(file(zipSync({ 'a.txt': new Uint8Array(3) })))).toBe('not_a_table')
    const whole = xlsxFile(sheetXml('<row><c><v>1</v></c></row>'.repeat(500)))
    expect(await refused(file(whole.subarray(0, whole.length / 3)))).toBe('not_a_table')
  })
})
