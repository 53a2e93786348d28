import { expect, it } from 'vitest'
import { blockOf, itemClock, openClock, stoppedByCheck } from './board-row.ts'
import type { Held, HoldName } from './read-holds.ts'

const NOW = Date.parse('2026-11-27T08:00:00Z')
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()
const account = (facts: object = {}) => ({
  id: '1',
  permitted: true,
  expires_at: null,
  cooldown_until: null,
  queue_ended_why: null,
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
  expect(blockOf(undefined, NOW)).toBeNull()
})

it('counts an unknown result from its sending, or down to the look-up', () => {
  const attempt = { reconcile_after: at(112), submitted_at: at(-60), claimed_at: at(-65) }
  expect(openClock(attempt, NOW)).toEqual({ tag: 'left', word: 'thenAsk', at: NOW + 112_000 })
  const waited = { tag: 'since', word: 'waited', at: NOW - 60_000 }
  expect(openClock({ ...attempt, reconcile_after: at(-1) }, NOW)).toEqual(waited)
  expect(openClock({ ...attempt, reconcile_after: null }, NOW)).toEqual(waited)
})

const clockOf = (facts: object, of: object = {}, held: Held = []) =>
  itemClock(item(facts), { account: account(of), held }, NOW)
const none = (word: string) => ({ tag: 'none', word })
const left = (word: string, seconds: number) => ({ tag: 'left', word, at: NOW + seconds * 1000 })
const hold = (why: HoldName, seconds?: number) => ({
  why,
  at: seconds === undefined ? null : NOW + seconds * 1000,
})

it('says what an item waits for: the account before the item, and no clock where none runs', () => {
  const retry = { status: 'waiting', wait_until: at(128) }
  expect(clockOf(retry)).toEqual(left('thenRetry', 128))
  expect(clockOf(retry, { expires_at: at(-1) })).toEqual(none('login'))
  expect(clockOf(retry, { cooldown_until: at(466) })).toEqual(left('thenGoesOn', 466))
  expect(clockOf({ release_at: at(900) })).toEqual(left('thenReleased', 900))
  expect(clockOf({})).toEqual(none('turn'))
  expect(clockOf({ status: 'refused' }, { expires_at: at(-1) })).toEqual(none('noRetry'))
  expect(clockOf({ status: 'paused' }, { expires_at: at(-1) })).toEqual(none('paused'))
})

it.each([
  'channel_off',
  'restored',
  'no_executor',
  'run_not_started',
  'run_paused',
  'server_hidden',
  'not_by_server',
  'server_away',
] as const)('never says that others go first where the server says %s', (why) => {
  expect(clockOf({}, {}, [hold(why), hold('gap', 20)])).toEqual(none(why))
  const retry = { status: 'waiting', wait_until: at(128) }
  expect(clockOf(retry, {}, [hold(why)])).toEqual(none(why))
  expect(clockOf({}, { expires_at: at(-1) }, [hold(why)])).toEqual(none('login'))
})

it.each(['cooldown', 'daily_cap', 'quiet_hours', 'gap'] as const)(
  'counts down to the end of %s, or to the item’s own time where that is later',
  (why) => {
    expect(clockOf({}, {}, [hold(why, 60)])).toEqual(left(why, 60))
    expect(clockOf({ release_at: at(30) }, {}, [hold(why, 60)])).toEqual(left(why, 60))
    expect(clockOf({ release_at: at(90) }, {}, [hold(why, 60)])).toEqual(left('thenReleased', 90))
    // Its end has passed since the server was asked.
    expect(clockOf({}, {}, [hold(why, -1)])).toEqual(none('turn'))
  },
)

it('says nothing of an account before it is known, or that is not seen', () => {
  expect(clockOf({}, {}, 'asking')).toEqual(none('asking'))
  expect(clockOf({}, {}, 'unseen')).toEqual(none('unseen'))
  expect(clockOf({ release_at: at(9) }, {}, 'asking')).toEqual(left('thenReleased', 9))
})

it('finds the accounts that a check stops, and no others', () => {
  const all = [
    account({ id: 'cooling', cooldown_until: at(9) }),
    account({ id: 'cooled', cooldown_until: at(-9) }),
    account({ id: 'gone', cooldown_until: at(9), expires_at: at(-9) }),
  ]
  expect(stoppedByCheck(all, NOW).map(({ id }) => id)).toEqual(['cooling'])
})
