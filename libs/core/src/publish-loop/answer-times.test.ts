import { expect, it } from 'vitest'
import { usualAnswerMs, withAnswer } from './answer-times.ts'
import type { AnswerTimes } from './answer-times.ts'

const BOUNDS = { floorMs: 10_000, maxMs: 90_000 }

const timesOf = (...answersMs: readonly number[]): AnswerTimes | null =>
  answersMs.reduce<AnswerTimes | null>(withAnswer, null)

it('knows nothing before the first answer, and takes that one for the mean', () => {
  expect(usualAnswerMs(null, BOUNDS)).toBe(10_000)
  expect(timesOf(8_000)).toEqual({ meanMs: 8_000, deviationMs: 4_000 })
  expect(usualAnswerMs(timesOf(8_000), BOUNDS)).toBe(24_000)
})

it('moves an eighth towards a new answer, and a quarter towards its distance (RFC 6298)', () => {
  expect(timesOf(8_000, 16_000)).toEqual({ meanMs: 9_000, deviationMs: 5_000 })
})

it('comes down to the floor with a steady channel, and forgets one slow answer', () => {
  const steady = Array.from({ length: 40 }, () => 2_000)
  expect(usualAnswerMs(timesOf(...steady), BOUNDS)).toBe(10_000)
  expect(usualAnswerMs(timesOf(...steady, 60_000), BOUNDS)).toBeGreaterThan(60_000)
  expect(usualAnswerMs(timesOf(...steady, 60_000, ...steady), BOUNDS)).toBe(10_000)
})

it('never expects more than the limit of the loop', () => {
  expect(usualAnswerMs(timesOf(80_000, 300_000), BOUNDS)).toBe(90_000)
})
