import { expect, it } from 'vitest'
import { accountProblems } from './account-problems.ts'

const NOW = Date.parse('2026-11-27T08:00:00Z')
const FINE = {
  permitted: true,
  expires_at: '2026-11-27T08:00:01Z',
  cooldown_until: '2026-11-27T08:00:00Z',
  queue_ended_why: null,
  business_category_id: '7',
}

it('finds nothing at an account that is fine', () => {
  expect(accountProblems(FINE, NOW)).toEqual([])
  expect(accountProblems({ ...FINE, expires_at: null, cooldown_until: null }, NOW)).toEqual([])
})

it.each([
  ['expired', { expires_at: '2026-11-27T08:00:00Z' }],
  ['refused', { permitted: false }],
  ['ended', { queue_ended_why: 'bot_check' }],
  ['cooling', { cooldown_until: '2026-11-27T08:00:01Z' }],
  ['incomplete', { business_category_id: null }],
])('names %s', (problem, facts) => {
  expect(accountProblems({ ...FINE, ...facts }, NOW)).toEqual([problem])
})

it('names the most urgent problem first, and none that is unknown', () => {
  const { expires_at, cooldown_until, queue_ended_why } = FINE
  expect(accountProblems({ expires_at, cooldown_until, queue_ended_why }, NOW)).toEqual([])
  expect(
    accountProblems({ ...FINE, business_category_id: null, expires_at: '2026-01-01' }, NOW),
  ).toEqual(['expired', 'incomplete'])
})
