import { expect, it } from 'vitest'
import { blockOf, itemClock, openClock, stoppedByCheck } from './board-row.ts'

const NOW = Date.parse('2026-11-27T08:00:00Z')
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()
const account = (facts: object = {}) => ({
  id: '1',
  permitted: true,
  expires_at: null,
  cooldown_until: null,
  queue_ended_why: null,
  day_task_count: 20,
  day_publish_count: 3,
  online: true,
  publish_by: 'browser' as const,
  ...facts,
})
const item = (facts: object = {}) => ({
  status: 'queued' as const,
  wait_until: null,
  release_at: null,
  ...facts,
})

it('names what keeps a whole account from publishing', () => {
  const block = (facts: object) => blockOf(account(facts), NOW)
  expect(block({})).toBeNull()
  expect(block({ expires_at: at(-1) })).toBe('login')
  expect(block({ permitted: false })).toBe('permission')
  expect(block({ queue_ended_why: 'no permission' })).toBe('ended')
  expect(block({ queue_ended_why: 'no permission', permitted: false })).toBe('permission')
  expect(block({ cooldown_until: at(60) })).toBe('check')
  expect(block({ day_publish_count: 20 })).toBe('full')
  expect(block({ day_publish_count: 20, day_task_count: 0 })).toBeNull()
  expect(blockOf(undefined, NOW)).toBeNull()
})

it('counts an unknown result from its sending, or down to the look-up', () => {
  const attempt = { reconcile_after: at(112), submitted_at: at(-60), claimed_at: at(-65) }
  expect(openClock(attempt, NOW)).toEqual({ tag: 'left', word: 'thenAsk', at: NOW + 112_000 })
  const waited = { tag: 'since', word: 'waited', at: NOW - 60_000 }
  expect(openClock({ ...attempt, reconcile_after: at(-1) }, NOW)).toEqual(waited)
  expect(openClock({ ...attempt, reconcile_after: null }, NOW)).toEqual(waited)
})

it('says what an item waits for: the account before the item, and no clock where none runs', () => {
  const clock = (facts: object, of: object = {}) => itemClock(item(facts), account(of), NOW)
  const retry = { status: 'waiting', wait_until: at(128) }
  expect(clock(retry)).toEqual({ tag: 'left', word: 'thenRetry', at: NOW + 128_000 })
  expect(clock(retry, { expires_at: at(-1) })).toEqual({ tag: 'none', word: 'login' })
  expect(clock(retry, { cooldown_until: at(466) })).toEqual({
    tag: 'left',
    word: 'thenGoesOn',
    at: NOW + 466_000,
  })
  expect(clock({ release_at: at(900) })).toMatchObject({ word: 'thenReleased', at: NOW + 900_000 })
  expect(clock({}, { online: false })).toEqual({ tag: 'none', word: 'device' })
  const served = { online: false, publish_by: 'server' }
  expect(clock({}, served)).toEqual({ tag: 'none', word: 'turn' })
  expect(clock({})).toEqual({ tag: 'none', word: 'turn' })
  expect(clock({ status: 'refused' }, { expires_at: at(-1) })).toEqual({
    tag: 'none',
    word: 'noRetry',
  })
})

it('finds the accounts that a check stops, and no others', () => {
  const all = [
    account({ id: 'cooling', cooldown_until: at(9) }),
    account({ id: 'cooled', cooldown_until: at(-9) }),
    account({ id: 'gone', cooldown_until: at(9), expires_at: at(-9) }),
  ]
  expect(stoppedByCheck(all, NOW).map(({ id }) => id)).toEqual(['cooling'])
})
