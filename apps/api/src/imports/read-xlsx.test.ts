import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { TABLE_LIMITS } from './table-limits.ts'
import { sheetXml, xlsxFile } from './testing/xlsx-file.ts'

/** The table of a sheet with the headers a and b, and these rows below them. */
const below = async (rows: string, { texts = [] as string[], parts = {}, limits = {} } = {}) => {
  const headers =
    '<row r="1"><c r="A1" t="str"><v>a</v></c><c r="B1" t="str"><v>b</v></c><c r="C1" t="str"><v>c</v></c></row>'
  const xml = Object.fromEntries(
    Object.entries<string>(parts).map(([name, text]) => [name, strToU8(text)]),
  )
  const file = xlsxFile(sheetXml(headers + rows), { texts, parts: xml })
  const table = await readTable(file, { ...TABLE_LIMITS, ...limits })
  return [...table.rows]
}
/** The cells of one row. */
const cells = async (row: string, more = {}) => (await below(`<row>${row}</row>`, more))[0]?.cells

describe('a cell', () => {
  it('is true or false when it is a tick', async () => {
    expect(await cells('<c t="b"><v>1</v></c><c t="b"><v>0</v></c>')).toEqual(['true', 'false'])
    expect(await cells('<c t="b">\n  <v>1</v>\n</c>')).toEqual(['true'])
  })

  it('is the number as it stands, marked as one or not', async () => {
    expect(await cells('<c t="n"><v>1.50</v></c><c><v>007</v></c>')).toEqual(['1.50', '007'])
  })

  it('is a date by its style only when it is a number', async () => {
    const dated = '<c t="n" s="1"><v>45000</v></c><c t="str" s="1"><v>45000</v></c>'
    expect(await cells(dated)).toEqual(['2023-03-15', '45000'])
  })

  it('is empty when the text that it points to is not in the file', async () => {
    expect(await cells('<c t="s"><v>7</v></c><c><v>1</v></c>')).toEqual(['', '1'])
  })

  it('stands where it says, in any order, and after the one before when it does not say', async () => {
    expect(await cells('<c r="C2"><v>3</v></c><c r="A2"><v>1</v></c>')).toEqual(['1', '', '3'])
    expect(await cells('<c r="B2"><v>2</v></c><c><v>3</v></c>')).toEqual(['', '2', '3'])
    expect(await cells('<c r="?"><v>1</v></c><c r="b2"><v>2</v></c>')).toEqual(['1', '2'])
  })

  it('keeps its text when it says nothing of a value', async () => {
    expect(await cells('<c/><c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>')).toEqual(
      ['', 'ab'],
    )
    expect(await cells('<c><f>1+1</f><v>2</v><x>9</x></c> 7')).toEqual(['2'])
  })
})

it('leaves out of a text in its cell, too, how Japanese is read aloud', async () => {
  const read = '<is><t>東京</t><rPh sb="0" eb="2"><t>トウ</t><t>キョウ</t></rPh><t>都</t></is>'
  expect(await cells(`<c t="inlineStr">${read}</c><c><v>1</v></c>`)).toEqual(['東京都', '1'])
})

describe('shared texts', () => {
  const shared = (items: string) => ({ parts: { 'xl/sharedStrings.xml': `<sst>${items}</sst>` } })
  const both = '<c t="s"><v>0</v></c><c t="s"><v>1</v></c>'

  it('are put together from their runs', async () => {
    const runs = '<si><r><t>红</t></r> <r><t>豆</t></r></si><si><t>two</t></si>'
    expect(await cells(both, shared(runs))).toEqual(['红豆', 'two'])
  })

  it('leave out how Japanese is read aloud, and nothing after it', async () => {
    const read = '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><t>都</t></si>'
    expect(await cells(both, shared(`${read}<si><t>two</t></si>`))).toEqual(['東京都', 'two'])
  })
})

describe('a date style', () => {
  const styles = (formats: string, ids: number[]) => ({
    parts: {
      'xl/styles.xml': `<styleSheet><numFmts>${formats}</numFmts><cellXfs>${ids
        .map((id) => `<xf numFmtId="${id}"/>`)
        .join('')}</cellXfs><other><xf numFmtId="14"/></other></styleSheet>`,
    },
  })
  const format = (code: string) => `<numFmt numFmtId="170" formatCode="${code}"/>`
  const shown = async (code: string) =>
    (await cells('<c s="0"><v>1.5</v></c>', styles(format(code), [170])))?.[0]

  it.each(['yyyy-mm-dd', 'YYYY年M月D日', '[$-804]d', 'h:mm', '[Red]s'])(
    'is the own format %s',
    async (code) => {
      expect(await shown(code)).toBe('1899-12-31 12:00:00')
    },
  )

  it.each(['0.00', '&quot;day&quot;0', '[Red]0', '#,##0', '@'])(
    'is not the own format %s',
    async (code) => {
      expect(await shown(code)).toBe('1.5')
    },
  )

  it('is counted among the styles of cells, and among no others', async () => {
    const row = '<c s="0"><v>2</v></c><c s="1"><v>2</v></c><c s="2"><v>2</v></c>'
    expect(await cells(row, styles('', [0, 14]))).toEqual(['2', '1900-01-01', '2'])
  })

  it('is none without a format, or without a list of styles', async () => {
    const unnamed = '<numFmt numFmtId="170"/>'
    expect(await cells('<c s="0"><v>2</v></c>', styles(unnamed, [170]))).toEqual(['2'])
  })
})

describe('a row', () => {
  it('has the number that it says, else the one after the row before', async () => {
    const one = '<c><v>1</v></c>'
    const rows = await below(`<row>${one}</row><row r="9">${one}</row><row>${one}</row>`)
    expect(rows.map(({ row }) => row)).toEqual([2, 9, 10])
  })

  it('is counted on when its number is none that can follow', async () => {
    const one = '<c><v>1</v></c>'
    const rows = await below(
      ['x', '-3', '1', '2.5', '1e300', '6'].map((r) => `<row r="${r}">${one}</row>`).join(''),
    )
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('may reach far to the right without a text there, but not without end', async () => {
    const limits = { columns: 3 }
    expect(await cells('<c><v>1</v></c><c r="L2"/>', { limits })).toEqual(['1'])
    await expect(cells('<c><v>1</v></c><c r="M2"/>', { limits })).rejects.toMatchObject({
      code: 'table_too_large',
    })
    await expect(cells('<c r="AAA2"><v>1</v></c>')).rejects.toMatchObject({
      code: 'table_too_large',
    })
    expect((await cells('<c r="AB2"/><c r="C2"><v>1</v></c>'))?.length).toBe(3)
  })
})

describe('the first sheet', () => {
  const sheet = (text: string) => sheetXml(`<row><c t="str"><v>${text}</v></c></row>`)
  const link = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`
  const headers = async (links: string, parts: Record<string, string>) => {
    const texts = { 'xl/_rels/workbook.xml.rels': `<Relationships>${links}</Relationships>` }
    const all = Object.entries<string>({ ...texts, ...parts })
    const file = xlsxFile(sheet('one'), {
      parts: Object.fromEntries(all.map(([name, text]) => [name, strToU8(text)])),
    })
    return (await readTable(file)).headers
  }
  const two = { 'xl/worksheets/two.xml': sheet('two') }

  it('is the one that the workbook names first, wherever its link stands', async () => {
    const one = link('rId1', 'worksheets/sheet1.xml')
    const other = link('rId2', 'worksheets/two.xml')
    expect(await headers(one + other, two)).toEqual(['one'])
    expect(await headers(other + one, two)).toEqual(['one'])
    expect(await headers(link('rId1', '/xl/worksheets/two.xml'), two)).toEqual(['two'])
  })

  it.each([
    ['no link', ''],
    ['a link to nothing', link('rId1', 'worksheets/none.xml')],
    ['a link of another name', '<Other Id="rId1" Target="worksheets/sheet1.xml"/>'],
  ])('is missed with %s', async (_, links) => {
    await expect(headers(links, two)).rejects.toMatchObject({
      code: 'not_a_table',
      message: expect.stringContaining('holds no sheet') as unknown,
    })
  })

  it('may be named under a prefix, as some programs write it', async () => {
    const prefixed = sheet('one').replaceAll(/<(\/?)(worksheet|sheetData|row|c|v)\b/g, '<$1x:$2')
    const named = prefixed.replace('xmlns=', 'xmlns:x=')
    expect(
      await headers(link('rId1', 'worksheets/sheet1.xml'), { 'xl/worksheets/sheet1.xml': named }),
    ).toEqual(['one'])
  })
})

it('is no table without a workbook, and without styles it has no dates', async () => {
  const file = (name: string, becomes: string) => {
    const bytes = Buffer.from(xlsxFile(sheetXml('<row><c s="1"><v>45000</v></c></row>')))
    // The name occurs twice in the file; its length must not change.
    for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name)) bytes.write(becomes, at)
    return bytes
  }
  for (const [name, becomes] of [
    ['xl/workbook.xml', 'xl/workbook.xmX'],
    ['xl/_rels/workbook', 'xl/_relX/workbook'],
  ] as const)
    await expect(readTable(file(name, becomes))).rejects.toMatchObject({ code: 'not_a_table' })
  expect((await readTable(file('xl/styles.xml', 'xl/stylez.xml'))).headers).toEqual(['45000'])
})

describe('a file whose days are counted from 1904', () => {
  const row = '<row><c s="1"><v>0</v></c><c s="1"><v>43538.5</v></c><c s="1"><v>0.5</v></c></row>'
  const headers = async (counted: string) => {
    const workbook = `<workbook xmlns:r="r"><workbookPr ${counted}/><sheets><sheet r:id="rId1"/></sheets></workbook>`
    const parts = { 'xl/workbook.xml': strToU8(workbook) }
    return (await readTable(xlsxFile(sheetXml(row), { parts }))).headers
  }

  it.each(['date1904="1"', 'date1904="true"'])(
    'has the days that its writer saw: %s',
    async (from) => {
      expect(await headers(from)).toEqual(['1904-01-01', '2023-03-15 12:00:00', '12:00:00'])
    },
  )

  it.each(['', 'date1904="0"'])('is told from every other: %j', async (from) => {
    expect((await headers(from))[0]).toBe('1899-12-30')
  })
})
