import { expect, it } from 'vitest'
import { businessToday, dayIn } from './day-in.ts'

const LATE = Date.parse('2026-11-29T20:00:00Z')

it('gives the day in a time zone, and that of the figures in a zone that is unknown here', () => {
  expect(dayIn('Europe/Berlin', LATE)).toBe('2026-11-29')
  expect(businessToday(LATE)).toBe('2026-11-30')
  expect(dayIn('Mars/Olympus', LATE)).toBe('2026-11-30')
})
