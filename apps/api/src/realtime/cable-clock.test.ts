import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cableClock } from './cable-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs again and again until it is stopped', () => {
  const ranAt: number[] = []
  const clock = cableClock(Date.now)
  const stop = clock.every(3_000, () => void ranAt.push(clock.now()))
  vi.advanceTimersByTime(6_500)
  stop()
  vi.advanceTimersByTime(6_500)
  expect(ranAt).toEqual([8_000, 11_000])
})

it('F10: does not follow the clock of the machine, which would count every socket as silent', () => {
  const clock = cableClock()
  const before = clock.now()
  vi.setSystemTime(before + 3_600_000)
  expect(clock.now() - before).toBeLessThan(60_000)
})
