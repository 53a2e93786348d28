import { expect, it } from 'vitest'
import { readTimes, scheduleOf } from './schedule.ts'

it('reads times of day, each once and in order, as people type them', () => {
  expect(readTimes('20:00，9：30 20:00')).toEqual(['09:30', '20:00'])
  expect(readTimes('')).toEqual([])
  expect(readTimes('24:00')).toBeNull()
  expect(readTimes('10:00 soon')).toBeNull()
})

it('keeps what it does not know of a stored schedule', () => {
  expect(scheduleOf({ weekdays: [1, 'x'], times: ['10:00'], zone: 'Asia/Shanghai' })).toEqual({
    weekdays: [1],
    times: ['10:00'],
    zone: 'Asia/Shanghai',
  })
  expect(scheduleOf(null)).toEqual({ weekdays: [], times: [] })
})
