import { expect, test } from 'vitest'
import { overBudget } from './judge.ts'

const quiet = { load: 1, processors: 2 }
const busy = { load: 12, processors: 2 }

const page = { name: 'list', lcpMs: [1_700, 2_900, 1_600], kb: 160, kbBudget: 180 }

test('asks the median in the long form and the fastest run in the short one', () => {
  expect(overBudget(page, 'long', quiet)).toEqual([])
  expect(overBudget({ ...page, lcpMs: [1_900, 2_900, 1_600] }, 'long', quiet)).toHaveLength(1)
  expect(overBudget({ ...page, lcpMs: [9_000, 2_600] }, 'short', quiet)).toEqual([])
  expect(overBudget({ ...page, lcpMs: [9_000, 3_700] }, 'short', quiet)).toHaveLength(1)
})

test('never forgives a byte over the budget', () => {
  for (const form of ['short', 'long'] as const)
    expect(overBudget({ ...page, kb: 180.1 }, form, quiet)).toEqual([
      'list: 180.1 kB of script, 180 at most',
    ])
})

test('does not blame the page for a machine that is busy, except for its bytes', () => {
  const slow = { ...page, lcpMs: [9_000, 8_000, 9_000] }
  expect(overBudget(slow, 'short', busy)).toEqual([])
  expect(overBudget(slow, 'long', busy)).toHaveLength(1)
  expect(overBudget({ ...slow, kb: 181 }, 'short', busy)).toHaveLength(1)
})
