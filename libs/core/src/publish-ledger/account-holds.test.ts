import { expect, it } from 'vitest'
import { accountHolds, type HoldFacts } from './account-holds.ts'

const NOW = new Date('2026-11-27T08:00:00Z')
const LATER = new Date('2026-11-27T09:00:00Z')
const pacing = {
  cooldownUntil: null,
  lastSubmittedAt: null,
  gapMs: 0,
  dailyCap: 0,
  submittedToday: 0,
  nextDayAt: LATER,
  quietUntil: null,
}
const facts = (given: Partial<HoldFacts> = {}): HoldFacts => ({
  channelEnabled: true,
  awaitsResume: false,
  isStopped: false,
  publishBy: 'browser',
  visible: true,
  channelServes: true,
  holder: { kind: 'browser', run: 'going' },
  pacing,
  ...given,
})
const whys = (given: Partial<HoldFacts>) => accountHolds(facts(given), NOW).map(({ why }) => why)

it('finds none for an account whose run goes on', () => {
  expect(whys({})).toEqual([])
  expect(whys({ holder: { kind: 'browser', run: 'unseen' } })).toEqual([])
  expect(whys({ publishBy: 'server', holder: { kind: 'server', run: 'none' } })).toEqual([])
})

it('says what the run of a browser lacks', () => {
  expect(whys({ holder: null })).toEqual(['no_executor'])
  expect(whys({ holder: { kind: 'browser', run: 'none' } })).toEqual(['run_not_started'])
  expect(whys({ holder: { kind: 'browser', run: 'paused' } })).toEqual(['run_paused'])
  // A person took the account over from the server.
  expect(whys({ publishBy: 'server', holder: { kind: 'browser', run: 'paused' } })).toEqual([
    'run_paused',
  ])
})

it('says why the server does not publish for an account', () => {
  const served = { publishBy: 'server', holder: null } as const
  expect(whys(served)).toEqual(['server_away'])
  expect(whys({ ...served, visible: false })).toEqual(['server_hidden'])
  expect(whys({ ...served, channelServes: false })).toEqual(['not_by_server'])
  expect(whys({ ...served, channelEnabled: false })).toEqual(['channel_off'])
})

it('says that the run of the server waits for a channel that is away', () => {
  const waits = { publishBy: 'server', holder: { kind: 'server', run: 'channel_away' } } as const
  expect(whys(waits)).toEqual(['channel_away'])
})

it('leaves the executor out where the account itself is stopped', () => {
  expect(whys({ isStopped: true, holder: null })).toEqual([])
})

it('names what a person ends before what time ends, and until when', () => {
  const all = facts({
    channelEnabled: false,
    awaitsResume: true,
    holder: null,
    pacing: { ...pacing, quietUntil: LATER },
  })
  expect(accountHolds(all, NOW)).toEqual([
    { why: 'channel_off', until: null },
    { why: 'restored', until: null },
    { why: 'no_executor', until: null },
    { why: 'quiet_hours', until: LATER },
  ])
})
