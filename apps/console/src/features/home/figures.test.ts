import { expect, test } from 'vitest'
import { figureDays } from './figure-days.ts'
import { changeOf, pointsOf, successRate } from './figures.ts'

const exact = (total: number) => ({ total, isAtLeast: false })
const capped = { total: 10_000, isAtLeast: true }

test('compares only figures that are known to their end', () => {
  expect(changeOf(exact(46), exact(25))).toBe(21)
  expect(changeOf(exact(3), exact(5))).toBe(-2)
  expect(changeOf(exact(46), undefined)).toBeNull()
  expect(changeOf(capped, exact(25))).toBeNull()
  expect(changeOf(exact(46), capped)).toBeNull()
})

test('has no rate of success before anything is settled', () => {
  expect(successRate(exact(46), exact(2))).toBe(95.8)
  expect(successRate(exact(0), exact(2))).toBe(0)
  expect(successRate(exact(0), exact(0))).toBeNull()
  expect(successRate(capped, exact(2))).toBeNull()
  expect(successRate(exact(2), undefined)).toBeNull()
  expect(pointsOf(95.8, 94.4)).toBe(1.4)
  expect(pointsOf(95.8, null)).toBeNull()
})

test('compares today with yesterday up to the same time', () => {
  const now = new Date(2026, 6, 26, 14, 8)
  const days = figureDays(now.getTime())
  expect(days).toEqual({
    today: '2026-07-26..2026-07-26',
    todaySince: new Date(2026, 6, 26).toISOString(),
    yesterdaySince: new Date(2026, 6, 25).toISOString(),
    yesterdayUntil: new Date(2026, 6, 25, 14, 8).toISOString(),
  })
})
