import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
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
  expect(rowsCsv(list, rows)).toBe('\uFEFF标题,到手价\r\n"\'=防晒,衣",¥129.50\r\n,\r\n')
})
