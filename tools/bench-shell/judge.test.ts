import { expect, test } from 'vitest'
import { overBudget } from './judge.ts'

const page = { name: 'list', lcpMs: [1_700, 2_900, 1_600], kb: 160, kbBudget: 180 }

test('asks the median in the long form and the fastest run in the short one', () => {
  expect(overBudget(page, 'long')).toEqual([])
  expect(overBudget({ ...page, lcpMs: [1_900, 2_900, 1_600] }, 'long')).toHaveLength(1)
  expect(overBudget({ ...page, lcpMs: [9_000, 2_600] }, 'short')).toEqual([])
  expect(overBudget({ ...page, lcpMs: [9_000, 2_800] }, 'short')).toHaveLength(1)
})

test('never forgives a byte over the budget', () => {
  for (const form of ['short', 'long'] as const)
    expect(overBudget({ ...page, kb: 180.1 }, form)).toEqual([
      'list: 180.1 kB of script, 180 at most',
    ])
})
