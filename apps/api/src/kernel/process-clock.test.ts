import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProcessClock } from './process-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs what is due once, never inside the call, and nothing that was disarmed', () => {
  const clock = createProcessClock()
  const ran: string[] = []
  clock.at(clock.now() - 1, () => ran.push('past'))
  clock.at(clock.now() + 1_000, () => ran.push('soon'))
  clock.at(clock.now() + 1_000, () => ran.push('never'))()
  expect(ran).toEqual([])
  vi.advanceTimersByTime(0)
  expect(ran).toEqual(['past'])
  vi.advanceTimersByTime(1_000)
  expect(ran).toEqual(['past', 'soon'])
})

it('does not follow a clock that is put forward or back', () => {
  const clock = createProcessClock()
  const before = clock.now()
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  expect(clock.now()).toBeCloseTo(before, 0)
})

it('waits longer than a timer of Node can, without running at once', () => {
  const clock = createProcessClock()
  const run = vi.fn()
  clock.at(clock.now() + 60 * 86_400_000, run)
  vi.advanceTimersByTime(86_400_000)
  expect(run).not.toHaveBeenCalled()
})
