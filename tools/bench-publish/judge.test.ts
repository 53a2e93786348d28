import { expect, it } from 'vitest'
import { inWords, itemsPerMinute, judge, overheadMs } from './judge.ts'

const crowd = (accounts: number, wallMs: number) => ({
  ...{ accounts, items: 10 * accounts, wallMs, channelMs: 300, delayMs: 500 },
})

it('counts what is neither the channel nor the chosen delay as own time', () => {
  expect(overheadMs(crowd(1, 8_150))).toBeCloseTo(15)
  expect(overheadMs(crowd(4, 8_150))).toBeCloseTo(15)
  expect(itemsPerMinute(crowd(4, 8_000))).toBeCloseTo(300)
})

it('is content within the budget', () => {
  expect(judge(crowd(1, 8_200), crowd(4, 8_600)).every(({ isGood }) => isGood)).toBe(true)
})

it('names accounts that slow each other down, and an item that costs too much', () => {
  const bad = judge(crowd(1, 8_210), crowd(4, 8_700)).filter(({ isGood }) => !isGood)
  expect(bad.map(inWords)).toEqual([
    '✗ ratio: 3.77 ×, at least 3.8',
    '✗ own overhead of an item: 21.0 ms, at most 20',
  ])
})
