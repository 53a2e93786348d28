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
