import { addDays, instantOf, weekdayOf } from '@omc/core/wall-time'
import { describe, expect, it } from 'vitest'
import { nextRun, type PlanTimes } from './next-run.ts'

const plan = (values: Partial<PlanTimes> = {}): PlanTimes => ({
  weekdays: [1, 2, 3, 4, 5],
  times: ['09:30', '18:00'],
  timezone: 'Asia/Shanghai',
  startsOn: null,
  endsOn: null,
  ...values,
})
const next = (values: Partial<PlanTimes>, after: string) =>
  nextRun(plan(values), new Date(after))?.toISOString()

describe('the next run of a plan', () => {
  it('is the nearest of its times on its days, never the moment it is asked for', () => {
    // Friday the 20th, 10:00 in Shanghai.
    expect(next({}, '2026-11-20T02:00:00Z')).toBe('2026-11-20T10:00:00.000Z')
    expect(next({}, '2026-11-20T10:00:00Z')).toBe('2026-11-23T01:30:00.000Z')
    expect(next({ weekdays: [7] }, '2026-11-20T02:00:00Z')).toBe('2026-11-22T01:30:00.000Z')
  })

  it('keeps between its first and its last day, both included', () => {
    expect(next({ startsOn: '2026-12-01' }, '2026-11-20T02:00:00Z')).toBe(
      '2026-12-01T01:30:00.000Z',
    )
    expect(next({ endsOn: '2026-11-20' }, '2026-11-20T02:00:00Z')).toBe('2026-11-20T10:00:00.000Z')
    expect(next({ endsOn: '2026-11-20' }, '2026-11-20T10:00:00Z')).toBeUndefined()
  })

  it('follows the clock on the wall when summer time ends', () => {
    const berlin = { timezone: 'Europe/Berlin', times: ['09:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] }
    expect(next(berlin, '2026-10-24T12:00:00Z')).toBe('2026-10-25T08:00:00.000Z')
    expect(next(berlin, '2026-10-23T12:00:00Z')).toBe('2026-10-24T07:00:00.000Z')
  })

  it('runs an hour that summer time skips after it, and one that comes twice once', () => {
    const night = { timezone: 'Europe/Berlin', times: ['02:30'], weekdays: [7] }
    expect(next(night, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
    expect(next(night, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(next(night, '2026-10-25T00:30:00Z')).toBe('2026-11-01T01:30:00.000Z')
  })

  it('is none without days or times', () => {
    expect(next({ weekdays: [] }, '2026-11-20T02:00:00Z')).toBeUndefined()
    expect(next({ times: [] }, '2026-11-20T02:00:00Z')).toBeUndefined()
  })
})

/** Days on which the clocks of a zone change, by half an hour, by two, at midnight or late in the evening. */
const CHANGES: readonly (readonly [zone: string, ...days: string[]])[] = [
  ['Australia/Lord_Howe', '2026-10-04', '2027-04-04'],
  ['America/Havana', '2026-11-01', '2027-03-14'],
  ['Atlantic/Azores', '2026-10-25', '2027-03-28'],
  ['America/Godthab', '2026-10-24', '2027-03-27'],
  ['America/Nuuk', '2026-10-24', '2027-03-27'],
  ['America/Scoresbysund', '2026-10-24', '2027-03-27'],
  ['Antarctica/Troll', '2026-10-25', '2027-03-28'],
  ['Europe/Berlin', '2026-10-25', '2027-03-28'],
]
const QUARTERS = Array.from({ length: 96 }, (_, count) => count * 15)
const two = (value: number) => String(value).padStart(2, '0')
const clock = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** Every quarter of an hour around a day, by what the clocks of a zone show then. */
function shownAround(day: string, timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const from = Date.parse(`${addDays(day, -2)}T00:00:00Z`)
  const shown = new Map<string, number>()
  for (let at = from; at < from + 5 * 86_400_000; at += 15 * 60_000) {
    const wall = format.format(at)
    if (!shown.has(wall)) shown.set(wall, at)
  }
  return shown
}

describe.each(CHANGES)('the clock change of %s', (timezone, ...days) => {
  it.each(days)('runs each time of %s once, at the instant the calendar draws', (day) => {
    const shown = shownAround(day, timezone)
    const wanted = { timezone, weekdays: [weekdayOf(day)], startsOn: day, endsOn: day }
    for (const minute of QUARTERS) {
      const times = [clock(minute)]
      const at = nextRun(plan({ ...wanted, times }), new Date(`${addDays(day, -3)}T00:00:00Z`))
      expect(at?.getTime()).toBe(instantOf({ day, minute }, timezone))
      // A time that the clocks skip is none that they show; the test above says where it goes.
      const first = shown.get(`${day} ${clock(minute)}`) ?? at?.getTime()
      expect(at?.getTime()).toBe(first)
      expect(nextRun(plan({ ...wanted, times }), at ?? new Date(0))).toBeUndefined()
    }
  })
})
