import { expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { memoryStorage } from './memory-storage.ts'
import { createTokenStore } from './token-store.ts'

const store = (kept: Record<string, string> = {}, nowAt = 1000) =>
  createTokenStore(memoryStorage(kept), createTestClock(nowAt))

it('stamps a token with the time, later than what it replaces and than the end of a session', () => {
  const tokens = store()
  expect([tokens.token(), tokens.at()]).toEqual([null, 0])
  tokens.issue('a', 0)
  expect([tokens.token(), tokens.at()]).toEqual(['a', 1000])
  tokens.issue('b', 0)
  expect(tokens.at()).toBe(1001)
  tokens.issue('c', 5000)
  expect(tokens.at()).toBe(5001)
})

it('takes the token of another tab when it is newer and another one', () => {
  const tokens = store({ Authorization: 'mine', 'Authorization.at': '50' })
  expect(tokens.adopt('older', 49)).toBe(false)
  expect(tokens.adopt('same age', 50)).toBe(false)
  expect(tokens.adopt('mine', 60)).toBe(false)
  expect([tokens.token(), tokens.at()]).toEqual(['mine', 50])
  expect(tokens.adopt('newer', 51)).toBe(true)
  expect([tokens.token(), tokens.at()]).toEqual(['newer', 51])
})

it('takes a stamp that is no number for none, and forgets both', () => {
  const tokens = store({ Authorization: 'mine', 'Authorization.at': 'x' })
  expect(tokens.at()).toBe(0)
  tokens.issue('a', 0)
  tokens.clear()
  expect([tokens.token(), tokens.at()]).toEqual([null, 0])
})
