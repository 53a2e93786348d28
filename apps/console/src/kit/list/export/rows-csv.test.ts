import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { shownColumns } from '../columns/shown-columns.ts'
import type { ListDefinition } from '../list-definition.ts'
import { rowsCsv } from './rows-csv.ts'

type Row = { readonly id: string; readonly title: string; readonly price: string | null }

// as: only these members are read.
const list = {
  columns: {
    title: { kind: 'text', zh: '标题', en: 'Title' },
    price: { kind: 'yuan', zh: '价格', en: 'Price' },
  },
  titles: { price: () => '到手价' },
} as unknown as ListDefinition<Row>

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
})

test('writes the columns as people read them, and nothing for nothing', () => {
  const rows = [
    { id: '1', title: '=防晒,衣', price: '129.5' },
    { id: '2', title: '', price: null },
  ]
  const columns = shownColumns(list, undefined)
  expect(rowsCsv(list, columns, rows)).toBe('\uFEFF标题,到手价\r\n"\'=防晒,衣",¥129.50\r\n,\r\n')
})

test('writes what the person sees, in their order', () => {
  const columns = shownColumns(list, ['price', '!title'])
  expect(rowsCsv(list, columns, [{ id: '1', title: '茶', price: '9.5' }])).toBe(
    '\uFEFF到手价\r\n¥9.50\r\n',
  )
})
