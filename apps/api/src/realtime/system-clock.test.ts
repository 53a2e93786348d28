import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from './system-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs again and again until it is stopped', () => {
  const ranAt: number[] = []
  const stop = systemClock.every(3_000, () => void ranAt.push(systemClock.now()))
  vi.advanceTimersByTime(6_500)
  stop()
  vi.advanceTimersByTime(6_500)
  expect(ranAt).toEqual([8_000, 11_000])
})
