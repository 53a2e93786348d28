import { expect, it } from 'vitest'
import { forecastOf } from './forecast.ts'
import { byNeed, healthOf, needsHand, type Account } from './health.ts'

const NOW = Date.parse('2026-11-27T08:00:00Z')
const account = (nickname: string, facts: object): Account =>
  // as: only what decides about health.
  ({
    id: nickname,
    nickname,
    permitted: true,
    expires_at: null,
    cooldown_until: null,
    queue_ended_why: null,
    business_category_id: '1',
    online: false,
    day_task_count: 20,
    day_publish_count: 0,
    day_counted_count: 0,
    status_count: {},
    ...facts,
  }) as unknown as Account
const healths = (...all: Account[]) => all.map((one) => healthOf(one, NOW)).toSorted(byNeed)
const inDays = (days: number) => new Date(NOW + days * 86_400_000 + 3_600_000).toISOString()

it('shows the worst first: by problem, by what it holds up, by the end of the login', () => {
  const sorted = healths(
    account('fine', { expires_at: inDays(21) }),
    account('bare', { business_category_id: null }),
    account('old', { expires_at: inDays(-9) }),
    account('old, many wait', { expires_at: inDays(-1), status_count: { queued: 5 } }),
    account('soon', { expires_at: inDays(2) }),
    account('cooling', { cooldown_until: inDays(0) }),
    account('sending', { status_count: { submitting: 1 }, expires_at: inDays(12) }),
  )
  expect(sorted.map((one) => [one.account.nickname, one.state, needsHand(one)])).toEqual([
    ['old, many wait', 'expired', true],
    ['old', 'expired', true],
    ['cooling', 'cooling', true],
    ['soon', 'fine', true],
    ['sending', 'sending', false],
    ['fine', 'fine', false],
    ['bare', 'incomplete', false],
  ])
})

it('tells what a queue leaves unsent when the login ends', () => {
  const left = (facts: object) => healthOf(account('one', facts), NOW).leftAtExpiry
  const ends = { expires_at: inDays(2), day_counted_count: 15 }
  // Five today, twenty on each of two days.
  expect(left({ ...ends, status_count: { queued: 60, waiting: 2, published: 900 } })).toBe(17)
  expect(left({ ...ends, status_count: { queued: 45 } })).toBe(0)
  expect(left({ ...ends, day_task_count: 0, status_count: { queued: 60 } })).toBeNull()
  expect(left({ status_count: { queued: 60 } })).toBeNull()
})

it('counts the logins that end in each span', () => {
  const forecast = forecastOf(
    healths(
      account('over', { expires_at: inDays(-1), status_count: { queued: 3 } }),
      account('today', { expires_at: inDays(0), status_count: { queued: 24 } }),
      account('soon', { expires_at: inDays(2) }),
      account('week', { expires_at: inDays(3) }),
      account('month', { expires_at: inDays(29) }),
      account('later', { expires_at: inDays(30) }),
      account('open', {}),
    ),
  )
  expect(forecast).toEqual({
    over: { accounts: 1, unsent: 3 },
    soon: { accounts: 2, unsent: 4 },
    week: { accounts: 1, unsent: 0 },
    month: { accounts: 1, unsent: 0 },
    later: { accounts: 1, unsent: 0 },
    open: { accounts: 1, unsent: 0 },
  })
})
