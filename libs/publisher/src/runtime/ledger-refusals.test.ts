import { expect, it } from 'vitest'
import { isFinal, refusedClaim, saysLost } from './ledger-refusals.ts'

/** By a clock that is a year ahead. */
const AT = Date.parse('2027-11-20T02:00:00.000Z')
const refusal = (code: string, meta: object = {}, status = 409) => ({
  code,
  status,
  meta: { ...meta },
})

it.each([
  ['lease_lost', { tag: 'ended', why: 'lease-lost' }],
  ['no_account', { tag: 'ended', why: 'lease-lost' }],
  ['forbidden', { tag: 'ended', why: 'lease-lost' }],
  ['account_ended', { tag: 'ended', why: 'no-permission' }],
  ['conflict', null],
])('a claim refused by %s means %j', (code, answer) => {
  expect(refusedClaim(refusal(code), AT)).toEqual(answer)
})

const until = '2026-11-20T02:00:00.000Z'
const wait = (meta: object) => refusedClaim(refusal('account_waiting', meta), AT)

it('F10: waits as long as the server says, however far its clock is from the own one', () => {
  expect(wait({ why: 'gap', until, in_ms: 5_000 })).toEqual({
    tag: 'wait',
    why: 'gap',
    untilAt: AT + 5_000,
  })
})

it('waits until the instant of a server that names nothing else, for a reason that is known', () => {
  expect(wait({ why: 'gap', until })).toEqual({
    tag: 'wait',
    why: 'gap',
    untilAt: Date.parse(until),
  })
  expect([wait({ why: 'mood', until, in_ms: 1 }), wait({ why: 'gap', until: 'soon' })]).toEqual([
    null,
    null,
  ])
})

it('knows what ends a lease, and what will not change by asking again', () => {
  expect(saysLost(refusal('lease_lost'))).toBe(true)
  expect(saysLost(refusal('forbidden', {}, 403))).toBe(true)
  expect(saysLost(refusal('conflict'))).toBe(false)
  expect(isFinal(refusal('attempt_closed'))).toBe(true)
  for (const code of ['not_the_executor', 'forbidden'])
    expect(isFinal(refusal(code, {}, 403))).toBe(true)
  for (const status of [401, 403, 429, 500, 503])
    expect(isFinal(refusal('x', {}, status))).toBe(false)
  expect(isFinal(refusal('conflict'))).toBe(false)
})
