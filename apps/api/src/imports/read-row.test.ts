import T from 'typebox'
import { describe, expect, it } from 'vitest'
import { Closed, Nullable } from '../jsonapi/schema.ts'
import { defineImporter } from './importer.ts'
import { readRow } from './read-row.ts'

const importer = defineImporter({
  row: Closed({
    text: T.Optional(T.String({ maxLength: 20 })),
    count: T.Optional(T.Integer()),
    price: T.Optional(Nullable(T.Number())),
    shown: T.Optional(T.Boolean()),
    tags: T.Optional(T.Array(T.String())),
    sizes: T.Optional(T.Array(T.Integer())),
    weight: T.Optional(T.Union([T.Null(), T.Number()])),
  }),
  headers: {},
})
const fields = ['text', 'count', 'price', 'shown', 'tags', 'sizes', 'weight']
const byField = new Map(fields.map((field, at) => [field, at]))

const read = (cells: string[]) =>
  readRow(importer, { byField, ignored: [] }, fields.length, { row: 7, cells })
/** The value of one field from one cell, or the code with which the cell is refused. */
const value = (field: string, cell: string) => {
  const found = read(fields.map((name) => (name === field ? cell : '')))
  return found.tag === 'row' ? found.values[field as 'text'] : found.failure.error.code
}

describe('a cell becomes', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['+1,234,567', 1_234_567],
    ['-3', -3],
    ['１２', 12],
    ['￥ 1,234.50', 1234.5],
    ['$3', 3],
    ['12.5%', 12.5],
    ['3.5元', 3.5],
    ['¥ 3 元', 3],
    ['0.0000000001', 1e-10],
    ['999999999999999', 999_999_999_999_999],
  ])('a number: %s', (cell, number) => {
    expect(value('price', cell)).toBe(number)
  })

  it.each([
    '1,2',
    '12,00',
    '1,2000',
    '1e5',
    '0x10',
    '1.',
    '.5',
    '5¥',
    '%5',
    'a1',
    '1a',
    '1 2',
    '9'.repeat(16),
  ])('no number, and is told: %s', (cell) => {
    expect(value('price', cell)).toBe('invalid_value')
  })

  it.each(['true', '1', '是', 'YES', 'y', '√', '对'])('yes: %s', (cell) => {
    expect(value('shown', cell)).toBe(true)
  })
  it.each(['FALSE', '0', '否', 'no', 'N', '×', '错'])('no: %s', (cell) => {
    expect(value('shown', cell)).toBe(false)
  })
  it('neither yes nor no, and is told', () => {
    expect(value('shown', 'maybe')).toBe('invalid_value')
  })

  it('a list, at whatever its writer parts with', () => {
    expect(value('tags', 'a, b，c;d；e、f|g\nh')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(value('tags', ' ;a;; ')).toEqual(['a'])
    expect(value('sizes', '1;２')).toEqual([1, 2])
    expect(value('sizes', '1;x')).toBe('invalid_value')
  })

  it('a number where nothing would do as well', () => {
    expect(value('weight', '1.5')).toBe(1.5)
  })

  it('its text, digits too', () => {
    expect(value('text', '007')).toBe('007')
  })

  it('nothing when it is empty, or not there', () => {
    expect(read(['', '1'])).toEqual({ tag: 'row', values: { count: 1 } })
  })
})

describe('a line', () => {
  it('is refused with more cells than there are headers', () => {
    const more = [...fields.map(() => ''), 'x']
    expect(read(more)).toMatchObject({ failure: { row: 7, error: { code: 'too_many_cells' } } })
    expect(read(fields.map(() => ''))).toMatchObject({ tag: 'row' })
  })

  it('is refused with a NUL, which no database can store', () => {
    expect(read(['a\u0000'])).toMatchObject({
      failure: { error: { code: 'invalid_text', field: null } },
    })
  })

  it('names the field that is at fault', () => {
    expect(read(['a'.repeat(21)])).toMatchObject({ failure: { error: { field: 'text' } } })
  })
})
