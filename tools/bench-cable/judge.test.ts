import { expect, it } from 'vitest'
import { HOLD_MS, judge } from './judge.ts'

const plain = { heapBytes: 3_000, residentBytes: 7_000, fanOutMs: 100, restHoldMs: 10 }
const cable = { heapBytes: 5_000, residentBytes: 15_000, fanOutMs: 110, restHoldMs: 20 }
const storm = { firstHoldMs: 30, ticketHoldMs: 40, backMs: 4_000, holdMs: 40 }
const goods = (found: Omit<Parameters<typeof judge>[0], 'holdMs'>) =>
  judge({ ...found, holdMs: HOLD_MS.long }).map(({ isGood }) => isGood)

it('is content within the limits', () => {
  expect(goods({ plain, cable, storm })).toEqual([true, true, true, true, true, true, true])
})

it('names what is over its limit', () => {
  const fat = { heapBytes: 9_000, residentBytes: 17_000, fanOutMs: 151, restHoldMs: 61 }
  const slow = { firstHoldMs: 51, backMs: 4_000, ticketHoldMs: 51, holdMs: 51 }
  expect(goods({ plain, cable: fat, storm: slow })).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

it('allows the gate half as much again for blocks', () => {
  const slow = { firstHoldMs: 74, backMs: 4_000, ticketHoldMs: 76, holdMs: 74 }
  const rows = judge({ plain, cable, storm: slow, holdMs: HOLD_MS.short })
  expect(rows.filter(({ isGood }) => !isGood).map(({ value }) => value)).toEqual([76])
})
