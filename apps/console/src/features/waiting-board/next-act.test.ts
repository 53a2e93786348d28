import { expect, it } from 'vitest'
import { attemptActOf, nextActOf } from './next-act.ts'

const NOW = Date.parse('2026-11-27T08:00:00Z')

it('offers what helps an item, and first what stops its whole account', () => {
  type Word = Parameters<typeof nextActOf>[1]['word']
  const act = (status: 'queued' | 'waiting' | 'paused' | 'refused', word: Word) =>
    nextActOf({ status }, { word })
  expect(act('waiting', 'thenRetry')).toBe('retry')
  expect(act('queued', 'turn')).toBe('pause')
  expect(act('queued', 'gap')).toBe('pause')
  expect(act('paused', 'paused')).toBe('resume')
  expect(act('refused', 'noRetry')).toBe('mend')
  expect(act('waiting', 'thenGoesOn')).toBe('verify')
  expect(act('queued', 'login')).toBe('login')
  expect(act('queued', 'ended')).toBe('startAgain')
  expect(act('waiting', 'permission')).toBe('look')
  expect(act('queued', 'channel_off')).toBe('channel')
  expect(act('queued', 'channel_away')).toBe('channel')
  expect(act('queued', 'restored')).toBe('resumeQueues')
  expect(act('waiting', 'run_paused')).toBe('console')
  expect(act('queued', 'no_executor')).toBe('console')
  expect(act('queued', 'server_away')).toBe('settings')
  expect(act('queued', 'quiet_hours')).toBe('settings')
})

it('asks the channel once it can tell, and a person before that', () => {
  const due = (ms: number) => ({ reconcile_after: new Date(NOW + ms).toISOString() })
  expect(attemptActOf(due(0), NOW)).toBe('ask')
  expect(attemptActOf(due(1), NOW)).toBe('settle')
  expect(attemptActOf({ reconcile_after: null }, NOW)).toBe('ask')
})
