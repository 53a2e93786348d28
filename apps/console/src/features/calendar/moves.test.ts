import { expect, test } from 'vitest'
import { itemEntries, planEntries, type Entry } from './entries.ts'
import { isMovable, moveTo, type Tried } from './moves.ts'
import { accountRow, itemRow, planRow } from './testing/calendar-rows.ts'

// Wednesday, 10:00 in Shanghai.
const NOW = Date.parse('2026-11-25T02:00:00Z')
const WEEK = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
const ACCOUNTS = new Map([['1', accountRow({ timezone: 'Asia/Tokyo' })]])

const plan = (day: string, minute: number, values = {}): Entry =>
  planEntries([planRow(values)], WEEK, ACCOUNTS).find(
    (entry) => entry.day === day && entry.minute === minute,
  )!
const item = (values = {}): Entry => itemEntries([itemRow(values)], WEEK, ACCOUNTS)[0]!
const change = (tried: Tried) => (tried.tag === 'move' ? tried.change : tried)

test('another day keeps the time: a plan changes its weekday, an item its instant', () => {
  const toSaturday = moveTo(plan('2026-11-26', 570), { day: '2026-11-28', minute: 570 }, NOW)
  expect(toSaturday).toMatchObject({
    operation: 'plans.update',
    change: { weekdays: [1, 6] },
    before: { weekdays: [1, 4] },
    count: 2,
    key: 'plan-7-2026-11-28-570',
  })
  // 09:30:15 in Tokyo.
  const queued = item({ release_at: '2026-11-26T00:30:15.000Z' })
  expect([queued.day, queued.minute]).toEqual(['2026-11-26', 570])
  expect(change(moveTo(queued, { day: '2026-11-28', minute: 570 }, NOW))).toEqual({
    release_at: '2026-11-28T00:30:15.000Z',
  })
})

test('another hour of the day changes the time of a plan on all its days', () => {
  const later = moveTo(plan('2026-11-26', 570), { day: '2026-11-26', minute: 690 }, NOW)
  expect(later).toMatchObject({
    change: { times: ['11:30', '20:00'] },
    before: { times: ['09:30', '20:00'] },
    count: 2,
  })
})

test('nothing goes into the past, onto a day or time that the plan has, or out of its range', () => {
  const entry = plan('2026-11-26', 570)
  expect(change(moveTo(entry, { day: '2026-11-24', minute: 570 }, NOW))).toEqual({
    tag: 'no',
    why: 'past',
  })
  const withFriday = plan('2026-11-26', 570, { weekdays: [4, 5] })
  expect(change(moveTo(withFriday, { day: '2026-11-27', minute: 570 }, NOW))).toEqual({
    tag: 'no',
    why: 'taken',
  })
  expect(change(moveTo(entry, { day: '2026-11-26', minute: 1200 }, NOW))).toEqual({
    tag: 'no',
    why: 'taken',
  })
  const ending = plan('2026-11-26', 570, { ends_on: '2026-11-27' })
  expect(change(moveTo(ending, { day: '2026-11-28', minute: 570 }, NOW))).toEqual({
    tag: 'no',
    why: 'outside',
  })
  expect(moveTo(entry, { day: '2026-11-26', minute: 570 }, NOW)).toEqual({ tag: 'same' })
})

test('only what the person may change and no device holds can be moved', () => {
  const all = { plans: true, items: true }
  expect(isMovable(plan('2026-11-26', 570), all)).toBe(true)
  expect(isMovable(plan('2026-11-26', 570), { plans: false, items: true })).toBe(false)
  expect(isMovable(item(), all)).toBe(true)
  expect(isMovable(item(), { plans: true, items: false })).toBe(false)
  for (const status of ['claimed', 'submitting', 'published', 'unknown'] as const)
    expect(isMovable(item({ status }), all)).toBe(false)
})
