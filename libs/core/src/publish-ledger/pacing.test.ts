import { expect, it } from 'vitest'
import { pacingWait, type Pacing } from './pacing.ts'

const NOW = new Date('2026-11-20T02:00:00Z')
const at = (ms: number) => new Date(NOW.getTime() + ms)
const FREE: Pacing = {
  cooldownUntil: null,
  lastSubmittedAt: null,
  gapMs: 60_000,
  dailyCap: 0,
  submittedToday: 0,
  nextDayAt: at(3_600_000),
  quietUntil: null,
}
const wait = (pacing: Partial<Pacing>) => pacingWait({ ...FREE, ...pacing }, NOW)

it('an account with nothing behind it may go on', () => {
  expect(wait({})).toBeUndefined()
  expect(wait({ submittedToday: 500 })).toBeUndefined()
})

it('each reason holds until its instant and not longer', () => {
  expect(wait({ cooldownUntil: at(1) })).toEqual({ why: 'cooldown', until: at(1) })
  expect(wait({ cooldownUntil: NOW })).toBeUndefined()
  expect(wait({ quietUntil: at(1) })).toEqual({ why: 'quiet_hours', until: at(1) })
  expect(wait({ quietUntil: NOW })).toBeUndefined()
  expect(wait({ lastSubmittedAt: at(-59_999) })).toEqual({ why: 'gap', until: at(1) })
  expect(wait({ lastSubmittedAt: at(-60_000) })).toBeUndefined()
})

it('a cap of three lets the third out and not the fourth', () => {
  expect(wait({ dailyCap: 3, submittedToday: 2 })).toBeUndefined()
  expect(wait({ dailyCap: 3, submittedToday: 3 })).toEqual({
    why: 'daily_cap',
    until: FREE.nextDayAt,
  })
})

it('of several reasons the account’s own trouble is told first', () => {
  const cap = { dailyCap: 1, submittedToday: 1 }
  const all = { ...cap, cooldownUntil: at(5), quietUntil: at(9), lastSubmittedAt: NOW }
  expect(wait(all)?.why).toBe('cooldown')
  expect(wait({ ...all, cooldownUntil: null })?.why).toBe('daily_cap')
  expect(wait({ quietUntil: at(9), lastSubmittedAt: NOW })?.why).toBe('quiet_hours')
})
