import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProcessClock } from '../kernel/process-clock.ts'
import { followClock } from './follow-clock.ts'

const HOUR_MS = 3_600_000
const START = new Date('2026-11-20T02:00:00Z').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A process beside a database whose clock is right, at first `aheadMs` from the machine's. */
async function follow(aheadMs = 0) {
  const beganAt = performance.now()
  const database = { aheadMs, isGone: false, asked: 0 }
  const clock = createProcessClock()
  const shifts: number[] = []
  const trueNow = () => START + performance.now() - beganAt + database.aheadMs
  const following = await followClock({
    clock,
    async ask() {
      database.asked += 1
      if (database.isGone) throw new Error('gone')
      return new Date(trueNow())
    },
    onShift: (ms) => void shifts.push(Math.round(ms / 1_000)),
  })
  const offMs = () => Math.abs(clock.now() - trueNow())
  return { database, following, shifts, offMs }
}

it('F10: a process starts at the time of its database', async () => {
  const { shifts, offMs, following } = await follow(HOUR_MS)
  expect(offMs()).toBeLessThanOrEqual(1)
  expect(shifts).toEqual([3_600])
  following.stop()
})

it('F10: a machine whose clock is put wrong changes nothing, and the database is asked at once', async () => {
  const { database, shifts, offMs } = await follow()
  vi.setSystemTime(START + HOUR_MS)
  expect(offMs()).toBeLessThanOrEqual(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(database.asked).toBe(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([database.asked, shifts]).toEqual([2, []])
})

it('follows a database that another one with another time replaces within half a minute', async () => {
  const { database, shifts, offMs } = await follow()
  database.aheadMs = -5_000
  await vi.advanceTimersByTimeAsync(31_000)
  expect(shifts).toEqual([-5])
  expect(offMs()).toBeLessThanOrEqual(1)
})

it('counts on while the database is gone, and asks it each second until it answers', async () => {
  const { database, offMs } = await follow()
  database.isGone = true
  await vi.advanceTimersByTimeAsync(35_000)
  expect(database.asked).toBeGreaterThan(3)
  expect(offMs()).toBeLessThanOrEqual(1)
  database.isGone = false
  await vi.advanceTimersByTimeAsync(1_000)
  const { asked } = database
  await vi.advanceTimersByTimeAsync(20_000)
  expect(database.asked).toBe(asked)
})

it('asks no more after its end', async () => {
  const { database, following } = await follow()
  following.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(database.asked).toBe(1)
})
