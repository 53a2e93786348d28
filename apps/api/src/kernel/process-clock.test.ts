import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProcessClock, type ProcessClock } from './process-clock.ts'

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

describe('a reading of another clock (F10)', () => {
  /** A question that took so long, whose answer is so far from this clock in the middle of it. */
  const readingOf = (
    clock: ProcessClock,
    { tookMs, aheadMs }: Record<'tookMs' | 'aheadMs', number>,
  ) => {
    const askedAt = clock.now()
    vi.advanceTimersByTime(tookMs)
    const told = new Date(askedAt + tookMs / 2 + aheadMs)
    return { told, askedAt, answeredAt: clock.now() }
  }

  it.each([3_600_000, -3_600_000, 31_536_000_000])('puts it right by %i ms', (aheadMs) => {
    const clock = createProcessClock()
    const before = clock.now()
    const shiftMs = clock.tune(readingOf(clock, { tookMs: 40, aheadMs }))
    expect(Math.abs(shiftMs - aheadMs)).toBeLessThanOrEqual(1)
    expect(Math.abs(clock.now() - before - 40 - aheadMs)).toBeLessThanOrEqual(1)
  })

  it('changes nothing as long as the answer may have taken that long', () => {
    const clock = createProcessClock()
    const shifts = [0, 400, -400].map((aheadMs) =>
      clock.tune(readingOf(clock, { tookMs: 1_000, aheadMs })),
    )
    expect(shifts).toEqual([0, 0, 0])
    expect(clock.tune(readingOf(clock, { tookMs: 1_000, aheadMs: 600 }))).toBeGreaterThan(0)
  })
})
