import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { CABLE_TIMING, channelRetryMs, pollIntervalMs, reconnectDelayMs } from './cable-timing.ts'

it('keeps the constants of the specification', () => {
  behaviour('B-208', () =>
    expect(CABLE_TIMING).toMatchObject({
      pollMinMs: 3000,
      pollMaxMs: 30_000,
      staleMs: 6000,
      reopenMs: 500,
    }),
  )
})

it('reopens after half a second to a second, then waits 3 to 30 s with 15 % jitter', () => {
  behaviour('B-209', () => {
    expect(reconnectDelayMs(0, () => 0)).toBe(500)
    expect(reconnectDelayMs(0, () => 0.999)).toBeLessThan(1000)
  })
  const range = (attempts: number) =>
    [() => 0, () => 1].map((random) => Math.round(reconnectDelayMs(attempts, random)))
  behaviour('B-207', () => {
    expect(range(1)).toEqual([3466, 3986])
    expect(range(5)).toEqual([8959, 10_303])
    expect(range(1000)).toEqual([30_000, 34_500])
    expect(pollIntervalMs(0)).toBe(3000)
  })
})

it('makes a channel again after 1 s, doubling to half a minute', () => {
  expect([0, 1, 2, 10].map((attempts) => channelRetryMs(attempts, () => 0))).toEqual([
    1000, 2000, 4000, 30_000,
  ])
})
