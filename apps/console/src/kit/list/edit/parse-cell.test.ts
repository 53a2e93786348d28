import { expect, test } from 'vitest'
import { parseCell } from './parse-cell.ts'

const fact = (kind: 'count' | 'text', nullable?: true) => ({
  kind,
  zh: '',
  en: '',
  ...(nullable ? { nullable } : {}),
})

test('gives numbers as numbers, and refuses what is none', () => {
  expect(parseCell(fact('count'), ' 12 ')).toBe(12)
  expect(parseCell(fact('count'), '12 x')).toBeUndefined()
  expect(parseCell(fact('count'), '')).toBeUndefined()
})

test('gives nothing as null only where the attribute may be empty', () => {
  expect(parseCell(fact('count', true), '')).toBeNull()
  expect(parseCell(fact('text', true), ' ')).toBeNull()
  expect(parseCell(fact('text'), ' ')).toBe('')
})
