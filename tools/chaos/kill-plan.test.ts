import { expect, test } from 'vitest'
import { controlItemsOf, planControl, planKills } from './kill-plan.ts'

const size = { by: 'both' as const, seed: 5, killCount: 300, itemCount: 1_000 }

test('the same seed gives the same schedule, another seed another one', () => {
  expect(planKills(size)).toEqual(planKills(size))
  expect(planKills({ ...size, seed: 6 })).not.toEqual(planKills(size))
})

test('every part of the product is struck, also while another one comes back', () => {
  const plan = planKills(size)
  expect(plan).toHaveLength(300)
  expect(new Set(plan.map(({ victim }) => victim))).toEqual(
    new Set(['api', 'worker', 'executor', 'database']),
  )
  expect(plan.filter(({ afterSendCount }) => afterSendCount === 0).length).toBeGreaterThan(30)
})

test('where only the server publishes there is no executor to strike', () => {
  const victims = planKills({ ...size, by: 'server' }).map(({ victim }) => victim)
  expect(new Set(victims)).toEqual(new Set(['api', 'worker', 'database']))
  expect(victims.filter((victim) => victim === 'worker').length).toBeGreaterThan(120)
})

test('a few kills of the database are of each kind, and last a minute when asked to', () => {
  const plan = planKills({ ...size, killCount: 36 })
  const kinds = plan.flatMap((kill) => (kill.victim === 'database' ? [kill.outage.kind] : []))
  expect(new Set(kinds)).toEqual(new Set(['kill', 'stop', 'fail_over']))
  expect(kinds).toHaveLength(6)
  const times = planKills({ ...size, killCount: 12, minuteLong: true }).flatMap((kill) =>
    kill.victim === 'database' ? [kill.outage.forMs] : [],
  )
  expect(times).toEqual([60_000, 60_000])
})

test('no kill waits for a send that never comes', () => {
  for (const itemCount of [1, 3, 60]) {
    const plan = planKills({ ...size, itemCount })
    const last = Math.max(...plan.map(({ afterSendCount }) => afterSendCount))
    expect(last).toBeLessThanOrEqual(itemCount)
  }
})

test('the kills are spread over the whole queue', () => {
  const waits = planKills({ ...size, killCount: 200, itemCount: 400 })
    .map(({ afterSendCount }) => afterSendCount)
    .filter((count) => count > 0)
  const inQuarters = [0, 100, 200, 300].map(
    (from) => waits.filter((count) => count > from && count <= from + 100).length,
  )
  expect(Math.min(...inQuarters)).toBeGreaterThan(waits.length / 8)
})

test('the kills of a control strike every second send of a side within its window', () => {
  const plan = planControl({ by: 'console', seed: 5, killCount: 3 })
  expect(plan.map(({ afterSendCount }) => afterSendCount)).toEqual([1, 3, 5])
  expect(plan.every(({ delayMs }) => delayMs >= 100 && delayMs < 180)).toBe(true)
})

test('with both sides the kills of a control are shared, and each side has an item for every one', () => {
  const plan = planControl({ by: 'both', seed: 5, killCount: 12 })
  const sendsOf = (victim: string) =>
    plan.flatMap((kill) => (kill.victim === victim ? [kill.afterSendCount] : []))
  expect(sendsOf('worker')).toEqual([1, 3, 5])
  expect(sendsOf('executor')).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17])
  expect(controlItemsOf('both', 12)).toEqual({ console: 18, server: 6 })
})
