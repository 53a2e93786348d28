import { expect, test } from 'vitest'
import { entriesIn } from './entries-in.ts'

test.each(['长'.repeat(3), ['a'], null, undefined, 7, true])('%j has no named values', (wrong) => {
  // as: an answer may differ from its contract.
  expect(entriesIn(wrong as never)).toEqual([])
})

test('gives the named values in their order', () => {
  expect(entriesIn({ open: 2, closed: 1 })).toEqual([
    ['open', 2],
    ['closed', 1],
  ])
})
