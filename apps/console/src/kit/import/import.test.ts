import { strToU8, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../kernel/i18n/i18n.ts'
import { taskTexts } from '../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { checkRows, isFaulty, missingFields } from './check-rows.ts'
import type { ImportDefinition } from './import-definition.ts'
import { failedCsv, templateCsv } from './import-files.ts'
import { guessColumns, mapColumn } from './map-columns.ts'
import { isPlainText, readParts, readTable } from './read-table.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(taskTexts)
})

const definition: Pick<ImportDefinition, 'columns'> = {
  columns: {
    title: { fact: { kind: 'text', zh: '标题', en: 'Title' }, isRequired: true, maxLength: 5 },
    price: { fact: { kind: 'yuan', zh: '价格', en: 'Price' }, also: ['到手价'] },
    signed: { fact: { kind: 'flag', zh: '已签约', en: 'Signed' } },
    channel: { fact: { kind: 'platform', zh: '渠道', en: 'Channel' } },
  },
}

test('reads CSV with quotes, and numbers rows as the sheet does', async () => {
  const table = await readTable(new Blob(['\uFEFF标题,价格\r\n"a,""b""",1\r\n\r\n"x\ny",2\n']))
  expect(table).toEqual({
    headers: ['标题', '价格'],
    rows: [
      { number: 2, cells: ['a,"b"', '1'] },
      { number: 4, cells: ['x\ny', '2'] },
    ],
  })
})

test('reads what spreadsheets write on Chinese machines', async () => {
  const bytes = new Uint8Array([0xb1, 0xea, 0xcc, 0xe2, 0x3b, 0x61, 0x0a, 0x31, 0x3b, 0x32])
  expect((await readTable(new Blob([bytes]))).headers).toEqual(['标题', 'a'])
})

test('reads plain text: each part between empty lines is a row', async () => {
  const text = new Blob(['\uFEFF第一条\r\n还是第一条\r\n \r\n\r\n第二条\n'])
  expect(await readParts(text, 'content')).toEqual({
    headers: ['content'],
    rows: [
      { number: 1, cells: ['第一条\r\n还是第一条'] },
      { number: 2, cells: ['第二条'] },
    ],
  })
  expect(['a.txt', 'b.MD', 'c.csv', 'txt'].map(isPlainText)).toEqual([true, true, false, false])
  await expect(readParts(new Blob([' \n\n ']), 'content')).rejects.toMatchObject({ fault: 'empty' })
})

test('reads the first sheet of an XLSX file', async () => {
  const sheet = `<worksheet><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>价格</t></is></c></row>
    <row r="3"><c r="A3" t="str"><v>茶</v></c><c r="C3"><v>1.5</v></c></row>
  </sheetData></worksheet>`
  const shared = '<sst><si><r><t>标</t></r><r><t>题</t></r><rPh><t>x</t></rPh></si></sst>'
  const file = zipSync({
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    'xl/worksheets/sheet2.xml': strToU8('<worksheet/>'),
    'xl/sharedStrings.xml': strToU8(shared),
  })
  expect(await readTable(new Blob([file]))).toEqual({
    headers: ['标题', '', '价格'],
    rows: [{ number: 3, cells: ['茶', '', '1.5'] }],
  })
})

test.each([
  ['empty', new Blob(['标题,价格\n'])],
  ['encoding', new Blob([new Uint8Array([0x80, 0xff, 0x80, 0xff])])],
  ['damaged', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 1])])],
  ['damaged', new Blob(['a,b\n"x'])],
])('refuses a file as %s', async (fault, file) => {
  await expect(readTable(file)).rejects.toMatchObject({ fault })
})

test('guesses columns by their names, each once, and maps others by hand', () => {
  const headers = ['到手价（元）', '标 题', '标题', 'x']
  const map = guessColumns(definition, headers)
  expect(map).toEqual({ title: 1, price: 0 })
  expect(missingFields(definition, mapColumn(map, 1, null))).toEqual(['title'])
  expect(mapColumn(map, 3, 'title')).toEqual({ title: 3, price: 0 })
  expect(mapColumn(map, 0, 'title')).toEqual({ title: 0 })
})

test('says what is wrong with each cell, and sends values as the server takes them', () => {
  const rows = [
    { number: 2, cells: ['茶', '12.5', '是', '京东'] },
    { number: 3, cells: ['', '12.555', '也许', 'jd'] },
    { number: 4, cells: ['太长的标题', '', '', ''] },
    { number: 5, cells: ['六个字的标题', '', '', ''] },
  ]
  const map = { title: 0, price: 1, signed: 2, channel: 3 }
  const [good, bad, edge, long] = checkRows(definition, { rows }, map)
  expect(good).toMatchObject({ values: { signed: 'true', channel: 'jd' }, faults: {} })
  expect(bad?.faults).toEqual({
    title: '必填',
    price: '应为金额，最多两位小数',
    signed: '应为「是」或「否」',
  })
  expect(edge && isFaulty(edge)).toBe(false)
  expect(long?.faults).toEqual({ title: '最多 5 个字符，现在有 6 个' })
  const edits = { 5: { title: '短' } }
  expect(checkRows(definition, { rows }, map, edits)[3]).toMatchObject({
    values: { title: '短' },
    faults: {},
  })
})

test('writes a template, and the rows left out with their reasons', () => {
  expect(templateCsv(definition)).toBe('\uFEFF标题,价格,已签约,渠道\r\n')
  const table = { headers: ['a'], rows: [2, 3].map((number) => ({ number, cells: ['x'] })) }
  expect(failedCsv(table, new Map([[3, '必填']]))).toBe('\uFEFFa,原因\r\nx,必填\r\n')
})
