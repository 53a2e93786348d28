import { expect, test } from 'vitest'
import { ANYWHERE, AROUND_THE_SEND, planKills } from './kill-plan.ts'

const size = { seed: 5, killCount: 300, itemCount: 1_000 }

test('the same seed gives the same schedule, another seed another one', () => {
  expect(planKills(ANYWHERE, size)).toEqual(planKills(ANYWHERE, size))
  expect(planKills(ANYWHERE, { ...size, seed: 6 })).not.toEqual(planKills(ANYWHERE, size))
})

test('every part of the product is struck, also while another one comes back', () => {
  const plan = planKills(ANYWHERE, size)
  expect(plan).toHaveLength(300)
  expect(new Set(plan.map(({ victim }) => victim))).toEqual(
    new Set(['api', 'worker', 'executor', 'database']),
  )
  expect(plan.filter(({ afterSendCount }) => afterSendCount === 0).length).toBeGreaterThan(30)
})

test('a few kills of the database are of each kind, and last a minute when asked to', () => {
  const plan = planKills(ANYWHERE, { ...size, killCount: 36 })
  const kinds = plan.flatMap((kill) => (kill.victim === 'database' ? [kill.outage.kind] : []))
  expect(new Set(kinds)).toEqual(new Set(['kill', 'stop', 'fail_over']))
  expect(kinds).toHaveLength(6)
  const times = planKills(ANYWHERE, { ...size, killCount: 12, minuteLong: true }).flatMap((kill) =>
    kill.victim === 'database' ? [kill.outage.forMs] : [],
  )
  expect(times).toEqual([60_000, 60_000])
})

test('no kill waits for a send that never comes', () => {
  for (const itemCount of [1, 3, 60]) {
    const plan = planKills(ANYWHERE, { ...size, itemCount })
    const last = Math.max(...plan.map(({ afterSendCount }) => afterSendCount))
    expect(last).toBeLessThanOrEqual(itemCount)
  }
})

test('the kills of the control strike every second send within its window', () => {
  const plan = planKills(AROUND_THE_SEND, { ...size, killCount: 3 })
  expect(plan.map(({ afterSendCount }) => afterSendCount)).toEqual([1, 3, 5])
  expect(plan.every(({ delayMs }) => delayMs >= 100 && delayMs < 180)).toBe(true)
})
