import { expect, it } from 'vitest'
import { isScheduleWrong, scheduleOf, timesIn } from './schedule.ts'

it('reads times of day, each once and in order, as people type them', () => {
  expect(timesIn('20:00，9：30 20:00')).toEqual(['09:30', '20:00'])
  expect(timesIn('')).toEqual([])
})

it('keeps words that are no times, and says that they are wrong', () => {
  expect(timesIn('10:00 soon')).toEqual(['10:00', 'soon'])
  expect(isScheduleWrong({ times: timesIn('10:00 soon') })).toBe(true)
  expect(isScheduleWrong({ times: timesIn('24:00') })).toBe(true)
  expect(isScheduleWrong({ times: timesIn('8:00 23:59') })).toBe(false)
  expect(isScheduleWrong(null)).toBe(false)
})

it('keeps what it does not know of a stored schedule', () => {
  expect(scheduleOf({ weekdays: [1, 'x'], times: ['10:00'], zone: 'Asia/Shanghai' })).toEqual({
    weekdays: [1],
    times: ['10:00'],
    zone: 'Asia/Shanghai',
  })
  expect(scheduleOf(null)).toEqual({ weekdays: [], times: [] })
})
