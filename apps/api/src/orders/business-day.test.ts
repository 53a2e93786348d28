import { expect, it } from 'vitest'
import { businessDay, dayBounds, daysBefore } from './business-day.ts'

it('counts an instant to the day it is in Shanghai', () => {
  expect(businessDay(new Date('2026-11-19T15:59:59.999Z'))).toBe('2026-11-19')
  expect(businessDay(new Date('2026-11-19T16:00:00.000Z'))).toBe('2026-11-20')
})

it('gives a day from its midnight in Shanghai to the next', () => {
  expect(dayBounds('2026-11-20')).toEqual({
    from: new Date('2026-11-19T16:00:00.000Z'),
    to: new Date('2026-11-20T16:00:00.000Z'),
  })
})

it('finds the day so many days before, over the ends of months and years', () => {
  expect(daysBefore('2026-11-20', 0)).toBe('2026-11-20')
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2026-01-15', 30)).toBe('2025-12-16')
})
