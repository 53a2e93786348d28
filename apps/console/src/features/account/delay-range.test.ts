import { expect, it } from 'vitest'
import { delayRangeOf, isDelayWrong, withDelayRange } from './delay-range.ts'

it('changes the pause and keeps the other settings', () => {
  const stored = { original: true, delay_range: [5, 12] }
  expect(delayRangeOf(stored)).toEqual([5, 12])
  expect(withDelayRange(stored, [8, 20])).toEqual({ original: true, delay_range: [8, 20] })
  expect(withDelayRange(stored, [null, null])).toEqual({ original: true })
  expect(delayRangeOf('nothing')).toEqual([null, null])
})

it('refuses a pause that the server would ignore', () => {
  expect(isDelayWrong({ delay_range: [12, 5] })).toBe(true)
  expect(isDelayWrong({ delay_range: [5, null] })).toBe(true)
  expect(isDelayWrong({ delay_range: [5, 12] })).toBe(false)
  expect(isDelayWrong({})).toBe(false)
})
