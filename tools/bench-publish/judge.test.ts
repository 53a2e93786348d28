import { expect, it } from 'vitest'
import { inWords, itemsPerMinute, judge, overheadMs } from './judge.ts'

/** Accounts whose items follow each other at this distance. */
const crowd = (accounts: number, cycleMs: number) => ({
  accounts: Array.from({ length: accounts }, () =>
    Array.from({ length: 11 }, (_, index) => ({ at: index * cycleMs, channelMs: 300 })),
  ),
  delayMs: 500,
})

it('counts what is neither the channel nor the chosen delay as own time', () => {
  expect(overheadMs(crowd(1, 815))).toBeCloseTo(15)
  expect(overheadMs(crowd(4, 815))).toBeCloseTo(15)
  expect(itemsPerMinute(crowd(4, 800))).toBeCloseTo(300)
})

it('is content within the budget', () => {
  expect(judge(crowd(1, 820), crowd(4, 860)).every(({ isGood }) => isGood)).toBe(true)
})

it('names accounts that slow each other down, and an item that costs too much', () => {
  const bad = judge(crowd(1, 821), crowd(4, 870)).filter(({ isGood }) => !isGood)
  expect(bad.map(inWords)).toEqual([
    '✗ ratio: 3.77 ×, at least 3.8',
    '✗ own overhead of an item: 21.0 ms, at most 20',
  ])
})
