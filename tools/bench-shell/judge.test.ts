import { expect, test } from 'vitest'
import { overBudget, overInAll, overPeer } from './judge.ts'

const quiet = { load: 1, processors: 2 }
const busy = { load: 12, processors: 2 }

const page = {
  name: 'list',
  lcpMs: [1_700, 2_900, 1_600],
  floorMs: [600, 900],
  timesFloor: 2.8,
  kb: 160,
  kbBudget: 180,
}

test('asks the median for its seconds in the long form', () => {
  expect(overBudget(page, 'long', quiet)).toEqual([])
  expect(overBudget({ ...page, lcpMs: [1_900, 2_900, 1_600] }, 'long', quiet)).toEqual([
    'list: LCP 1900 ms, 1800 at most',
  ])
})

test('asks the fastest loads for their ratio to the floor in the short form', () => {
  expect(overBudget({ ...page, lcpMs: [9_000, 2_150] }, 'short', quiet)).toEqual([])
  expect(overBudget({ ...page, lcpMs: [9_000, 2_220] }, 'short', quiet)).toEqual([
    'list: LCP 3.70 × its floor, 3.64 at most',
  ])
  // A machine at half the speed gives the same result.
  const slower = { ...page, floorMs: [1_200, 1_800] }
  expect(overBudget({ ...slower, lcpMs: [18_000, 4_300] }, 'short', quiet)).toEqual([])
  expect(overBudget({ ...slower, lcpMs: [18_000, 4_440] }, 'short', quiet)).toHaveLength(1)
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

test("holds the whole list to its bytes, and to a part of the peer's time", () => {
  const most = { kb: 300, scriptCount: 12 }
  expect(overInAll(most, most)).toEqual([])
  expect(overInAll({ kb: 300.1, scriptCount: 13 }, most)).toEqual([
    'first list: 300.1 kB in all, 300 at most',
    'first list: 13 scripts in all, 12 at most',
  ])
  expect(overPeer(0.8)).toEqual([])
  expect(overPeer(0.81)).toEqual(['first list: interactive after 0.81 × the peer, 0.8 at most'])
})
