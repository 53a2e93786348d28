import { expect, test } from 'vitest'
import { rowCountOf, rowCountText } from './row-count.ts'

test('marks a count with a plus only where the server stopped counting', () => {
  const textOf = (total: number, totalCapped: boolean) =>
    rowCountText(rowCountOf({ total, totalCapped }))
  expect(textOf(10_000, true)).toBe('10,000+')
  expect(textOf(10_000, false)).toBe('10,000')
  expect(textOf(0, false)).toBe('0')
})
