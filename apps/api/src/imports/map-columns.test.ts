import T from 'typebox'
import { describe, expect, it } from 'vitest'
import { Closed } from '../jsonapi/schema.ts'
import { defineImporter } from './importer.ts'
import { mapColumns } from './map-columns.ts'

const importer = defineImporter({
  row: Closed({ title: T.String(), price: T.Optional(T.Number()), note: T.Optional(T.String()) }),
  headers: { title: ['标题', '名称'], price: ['价格'] },
})
const found = (headers: string[], mapping = {}) => {
  const { byField, ignored } = mapColumns(importer, headers, mapping)
  return [Object.fromEntries(byField), ignored]
}

describe('the columns of a table', () => {
  it('are found by each name of a field, and by the field itself', () => {
    expect(found(['价格', '名称', 'note'])).toEqual([{ title: 1, price: 0, note: 2 }, []])
  })

  it('are found whatever stands in brackets, between letters, or in capitals', () => {
    for (const header of [
      ' Title ',
      'TI-TLE',
      '标题（必填）',
      '标题[最多30字]',
      '*标 题：',
      'ｔｉｔｌｅ',
    ])
      expect([header, found([header])]).toEqual([header, [{ title: 0 }, []]])
  })

  it('are those that the caller names, and the others by their names', () => {
    expect(found(['标题', 'x', '价格'], { title: ' x ' })).toEqual([
      { title: 1, price: 2 },
      ['标题'],
    ])
    expect(found(['标题'], { title: 7 })).toEqual([{ title: 0 }, []])
  })

  it('are told when no field takes them, without those that have no header', () => {
    expect(found(['备注', '', '标题'])).toEqual([{ title: 2 }, ['备注']])
  })

  it('are missed by a field that every row needs', () => {
    expect(() => found(['价格'])).toThrow(
      expect.objectContaining({
        code: 'header_missing',
        details: [
          expect.objectContaining({
            words: {
              zh: '表格缺少“title”列（可用表头：title、标题、名称）',
              en: 'The column title is missing (headers: title)',
            },
          }),
        ] as unknown,
      }),
    )
  })
})

describe('an importer', () => {
  const row = Closed({ a: T.Optional(T.String()), b: T.Optional(T.String()) })

  it('is not declared with a header for a field that it has not', () => {
    expect(() => defineImporter({ row, headers: { c: ['C'] } })).toThrow('no field c')
  })

  it('is not declared with one header for two fields, however it is written', () => {
    expect(() => defineImporter({ row, headers: { a: ['B'] } })).toThrow('stands for a and b')
  })

  it('may say a name of a field twice', () => {
    expect(defineImporter({ row, headers: { a: ['A', '甲', '甲'] } }).headers.a).toHaveLength(4)
  })

  it('needs no field of its rows', () => {
    const { byField } = mapColumns(defineImporter({ row, headers: {} }), ['x'])
    expect(byField.size).toBe(0)
  })
})
