import { expect, it } from 'vitest'
import { isFinal, refusedClaim, saysLost } from './ledger-refusals.ts'

const refusal = (code: string, meta: object = {}, status = 409) => ({
  code,
  status,
  meta: { ...meta },
})

it.each([
  ['lease_lost', { tag: 'ended', why: 'lease-lost' }],
  ['no_account', { tag: 'ended', why: 'lease-lost' }],
  ['account_ended', { tag: 'ended', why: 'no-permission' }],
  ['conflict', null],
])('a claim refused by %s means %j', (code, answer) => {
  expect(refusedClaim(refusal(code))).toEqual(answer)
})

it('waits until the instant that the server names, for a reason that is known', () => {
  const until = '2026-11-20T02:00:00.000Z'
  expect(refusedClaim(refusal('account_waiting', { why: 'gap', until }))).toEqual({
    tag: 'wait',
    why: 'gap',
    untilAt: Date.parse(until),
  })
  expect(refusedClaim(refusal('account_waiting', { why: 'mood', until }))).toBeNull()
  expect(refusedClaim(refusal('account_waiting', { why: 'gap', until: 'soon' }))).toBeNull()
})

it('knows what ends a lease, and what will not change by asking again', () => {
  expect(saysLost(refusal('lease_lost'))).toBe(true)
  expect(saysLost(refusal('conflict'))).toBe(false)
  expect(isFinal(refusal('attempt_closed'))).toBe(true)
  expect(isFinal(refusal('not_the_executor', {}, 403))).toBe(true)
  for (const status of [401, 403, 429, 500, 503])
    expect(isFinal(refusal('x', {}, status))).toBe(false)
})
