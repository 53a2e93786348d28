import { expect, test } from 'vitest'
import { addDays, instantOf, minuteOf, quietSpans, wallOf, weekOf, weekdayOf } from './wall-time.ts'

const at = (day: string, minute: number, zone: string) =>
  new Date(instantOf({ day, minute }, zone)).toISOString()

test('an instant has the day and minute of its zone, not of the machine', () => {
  const late = Date.parse('2026-11-20T16:30:00Z')
  expect(wallOf(late, 'Asia/Shanghai')).toEqual({ day: '2026-11-21', minute: 30 })
  expect(wallOf(late, 'America/New_York')).toEqual({ day: '2026-11-20', minute: 690 })
  expect(wallOf(late, 'Asia/Kathmandu')).toEqual({ day: '2026-11-20', minute: 1335 })
  // A zone that the browser does not know stands for the usual one.
  expect(wallOf(late, 'Mars/North')).toEqual({ day: '2026-11-21', minute: 30 })
})

test('a time of day is found again through summer time, as the server runs plans', () => {
  expect(at('2026-11-21', 30, 'Asia/Shanghai')).toBe('2026-11-20T16:30:00.000Z')
  expect(at('2026-10-25', 540, 'Europe/Berlin')).toBe('2026-10-25T08:00:00.000Z')
  // 02:30 comes twice: the first; 02:30 is skipped: after the gap.
  expect(at('2026-10-25', 150, 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-03-29', 150, 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
})

test('a week runs from Monday to Sunday, also over a change of months', () => {
  expect(weekOf('2026-11-29')).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
  expect(weekOf('2026-11-30')[0]).toBe('2026-11-30')
  expect([weekdayOf('2026-11-29'), addDays('2026-12-31', 1)]).toEqual([7, '2027-01-01'])
})

test('quiet hours across midnight cover two parts of a day, and equal ends none', () => {
  expect(quietSpans('23:00', '07:30')).toEqual([
    [0, 450],
    [1380, 1440],
  ])
  expect(quietSpans('12:00', '13:00')).toEqual([[720, 780]])
  expect([quietSpans('12:00', '12:00'), quietSpans(null, null)]).toEqual([[], []])
  expect([minuteOf('24:00'), minuteOf('08:05')]).toEqual([null, 485])
})
