import { weekOf } from '@omc/core/wall-time'
import { expect, test } from 'vitest'
import { inOrder, itemEntries, planEntries, spanOf } from './entries.ts'
import { accountRow, itemRow, planRow } from './testing/calendar-rows.ts'

const WEEK = weekOf('2026-11-25')
const ACCOUNTS = new Map([['1', accountRow()]])

test('a plan stands at each of its times on each of its days, between its first and last', () => {
  const entries = planEntries([planRow({ starts_on: '2026-11-24' })], WEEK, ACCOUNTS)
  expect(entries.map(({ key }) => key)).toEqual(['plan-7-2026-11-26-570', 'plan-7-2026-11-26-1200'])
  expect(entries[0]?.at).toBe(Date.parse('2026-11-26T01:30:00Z'))
})

test('a plan stands in its own zone; whether it is quiet is for the clocks of its account', () => {
  // 20:00 in Berlin is 03:00 in Shanghai.
  const plan = planRow({ timezone: 'Europe/Berlin', weekdays: [4] })
  const quiet = planEntries([plan], WEEK, ACCOUNTS).map(({ minute, isQuiet }) => [minute, isQuiet])
  expect(quiet).toEqual([
    [570, false],
    [1200, true],
  ])
})

test('an item stands on the day of its account, and outside the days not at all', () => {
  const late = itemRow({ release_at: '2026-11-29T16:30:00.000Z' })
  expect(itemEntries([late], WEEK, ACCOUNTS)).toEqual([])
  const inLondon = new Map([['1', accountRow({ timezone: 'Europe/London' })]])
  expect(itemEntries([late], WEEK, inLondon)).toMatchObject([{ day: '2026-11-29', minute: 990 }])
  expect(itemEntries([itemRow({ release_at: null })], WEEK, ACCOUNTS)).toEqual([])
  // The requested period contains the whole week in every zone.
  expect(spanOf(WEEK)).toEqual({
    since: '2026-11-22T00:00:00.000Z',
    until: '2026-12-01T00:00:00.000Z',
  })
})

test('entries come in the order of their times', () => {
  const rows = [
    planRow({ id: '1', times: ['20:00', '09:30'], name: '乙' }),
    planRow({ name: '甲' }),
  ]
  const order = inOrder(planEntries(rows, ['2026-11-26'], ACCOUNTS))
  expect(order.map(({ minute, name }) => `${minute} ${name}`)).toEqual([
    '570 甲',
    '570 乙',
    '1200 甲',
    '1200 乙',
  ])
})
