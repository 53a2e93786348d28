import { expect, it } from 'vitest'
import type { Block } from './board-row.ts'
import { accountActOf, attemptActOf, nextActOf } from './next-act.ts'

const NOW = Date.parse('2026-11-27T08:00:00Z')

it('offers what helps an item, and first what stops its whole account', () => {
  const act = (status: 'queued' | 'waiting' | 'paused' | 'refused', block: Block | null) =>
    nextActOf({ status }, block)
  expect(act('waiting', null)).toBe('retry')
  expect(act('queued', null)).toBe('pause')
  expect(act('paused', null)).toBe('resume')
  expect(act('waiting', 'check')).toBe('verify')
  expect(act('queued', 'login')).toBe('login')
  expect(act('queued', 'ended')).toBe('startAgain')
  expect(act('waiting', 'permission')).toBe('look')
  // A refused content is refused whatever its account may do.
  expect(act('refused', 'login')).toBe('mend')
})

it('has no act for an account that only waits for the next day', () => {
  expect([accountActOf('full'), accountActOf(null)]).toEqual([null, null])
  expect([accountActOf('login'), accountActOf('check')]).toEqual(['login', 'verify'])
})

it('asks the channel once it can tell, and a person before that', () => {
  const due = (ms: number) => ({ reconcile_after: new Date(NOW + ms).toISOString() })
  expect(attemptActOf(due(0), NOW)).toBe('ask')
  expect(attemptActOf(due(1), NOW)).toBe('settle')
  expect(attemptActOf({ reconcile_after: null }, NOW)).toBe('ask')
})
