import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { chipText } from './chip-text.ts'
import type { FilterOf } from './list-filter.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(panelTexts)
})

const label = () => '条件'
const days = (value: string) => chipText({ kind: 'days', name: 'updated', label }, value)
const numbers = (unit: FilterOf<'range'>['unit'], value: string) =>
  chipText({ kind: 'range', name: 'price', label, unit }, value)

test('days are said as a day, from a day, until a day, or both', () => {
  expect(days('2026-07-01..2026-07-26')).toBe('2026-07-01 – 2026-07-26')
  expect(days('2026-07-01..2026-07-01')).toBe('2026-07-01')
  expect(days('2026-07-01..')).toBe('2026-07-01 起')
  expect(days('..2026-07-26')).toBe('截至 2026-07-26')
  expect(days('yesterday')).toBe('yesterday')
})

test('numbers are said with their unit and open ends', () => {
  expect(numbers('yuan', '10..50')).toBe('¥10 – ¥50')
  expect(numbers('percent', '20..')).toBe('至少 20%')
  expect(numbers('count', '..5')).toBe('至多 5')
  expect(numbers('count', 'many')).toBe('many')
})
