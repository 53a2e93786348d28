import { describe, expect, it } from 'vitest'
import { wasNeverSent } from './attempt-state.ts'
import type { AttemptState } from './attempt-state.ts'
import { holdsLease, maySubmit, mayTakeLease, whenLeft } from './lease-rules.ts'
import { judgeLookup, lookAgainMs, MAX_LOOKUPS } from './lookup-rules.ts'
import { judgeRefusal } from './refusal-rules.ts'
import { judgeReport } from './report-rules.ts'

const NOW = new Date('2026-11-20T02:00:00Z')
const at = (ms: number) => new Date(NOW.getTime() + ms)
const STATES: readonly AttemptState[] = [
  'claimed',
  'submitting',
  'published',
  'refused',
  'unknown',
  'absent',
  'needs_human',
  'released',
]

describe('a lease', () => {
  const lease = { device_id: 5, fence: 3, expires_at: at(1) }

  it('is taken when nobody alive holds it, by its holder, or when a person says so', () => {
    const other = { deviceId: 6, takeOver: false }
    expect(mayTakeLease({ deviceId: 5, isAlive: true }, other)).toBe(false)
    expect(mayTakeLease({ deviceId: 5, isAlive: false }, other)).toBe(true)
    expect(mayTakeLease({ deviceId: 6, isAlive: true }, other)).toBe(true)
    expect(mayTakeLease({ deviceId: 5, isAlive: true }, { ...other, takeOver: true })).toBe(true)
  })

  it('is not taken again through a device that several processes share', () => {
    const shared = { deviceId: 6, takeOver: false, isShared: true }
    expect(mayTakeLease({ deviceId: 6, isAlive: true }, shared)).toBe(false)
    expect(mayTakeLease({ deviceId: 6, isAlive: false }, shared)).toBe(true)
  })

  it('is held by its device, with its fence, until its last instant', () => {
    expect(holdsLease(lease, { deviceId: 5 }, NOW)).toBe(true)
    expect(holdsLease(lease, { deviceId: 5, fence: 3 }, NOW)).toBe(true)
    expect(holdsLease(lease, { deviceId: 5, fence: 2 }, NOW)).toBe(false)
    expect(holdsLease(lease, { deviceId: 6 }, NOW)).toBe(false)
    expect(holdsLease(lease, { deviceId: 5 }, at(1))).toBe(false)
  })

  it('lets a claim go to the channel once, under its fence, in its time', () => {
    const claim = { state: 'claimed', fence: 3, lease_expires_at: at(1) } as const
    expect(maySubmit(claim, 3, NOW)).toBe(true)
    expect(maySubmit(claim, 4, NOW)).toBe(false)
    expect(maySubmit(claim, 3, at(1))).toBe(false)
    for (const state of STATES.filter((one) => one !== 'claimed'))
      expect(maySubmit({ ...claim, state }, 3, NOW)).toBe(false)
  })

  it('that ends gives a claim back, and puts what may be sent in doubt', () => {
    const left = STATES.map((state) => whenLeft(state)).filter((next) => next !== 'keep')
    expect(left).toEqual(['release', 'doubt'])
  })
})

describe('a report', () => {
  const attempt = (state: AttemptState, more: object = {}) => ({
    state,
    outcome: null,
    submitted_at: state === 'claimed' ? null : NOW,
    feed_id: null,
    ...more,
  })
  const tag = (state: AttemptState, outcome: string, more: object = {}) =>
    judgeReport(attempt(state, more), { outcome, feed_id: 'f' }, undefined).tag

  it('of an open attempt is taken', () => {
    for (const state of ['claimed', 'submitting'] as const) {
      expect(tag(state, 'unknown')).toBe('doubt')
      expect(tag(state, 'not_sent')).toBe('release')
      expect(tag(state, 'rejected')).toBe('refuse')
    }
    expect(tag('submitting', 'published')).toBe('publish')
  })

  it('of a doubted attempt ends the doubt, but never by "not sent"', () => {
    for (const state of ['unknown', 'needs_human'] as const) {
      expect(tag(state, 'rejected')).toBe('refuse')
      expect(tag(state, 'published')).toBe('publish')
      expect(tag(state, 'published', { submitted_at: null })).toBe('publish')
      expect(tag(state, 'not_sent')).toBe('late')
      expect(tag(state, 'unknown')).toBe('late')
      expect(tag(state, 'unknown', { outcome: 'unknown' })).toBe('told')
    }
  })

  it('of a closed attempt changes nothing, unless it is proof', () => {
    for (const state of ['refused', 'absent', 'released', 'published'] as const) {
      for (const outcome of ['unknown', 'not_sent', 'rejected'])
        expect(tag(state, outcome)).toBe('late')
    }
    expect(tag('absent', 'published')).toBe('publish')
    expect(tag('published', 'published', { feed_id: 'f' })).toBe('told')
    expect(tag('published', 'published', { feed_id: 'g' })).toBe('late')
    expect(tag('refused', 'published', { outcome: 'doubled', feed_id: 'f' })).toBe('told')
  })

  it('of a publication that nobody wrote down is refused', () => {
    expect(tag('claimed', 'published')).toBe('never-sent')
    expect(tag('released', 'published', { submitted_at: null })).toBe('never-sent')
    expect(STATES.filter((state) => wasNeverSent({ state, submitted_at: null }))).toEqual(
      STATES.filter((state) => state !== 'unknown' && state !== 'needs_human'),
    )
  })

  it('that the channel contradicts is evidence', () => {
    const said = { outcome: 'published', feed_id: 'f' }
    expect(judgeReport(attempt('submitting'), said, 'absent')).toEqual({
      tag: 'contradicted',
      isOpen: true,
    })
    expect(judgeReport(attempt('unknown'), said, 'absent')).toMatchObject({ isOpen: false })
    expect(judgeReport(attempt('absent'), said, 'absent')).toEqual({ tag: 'disputed' })
    expect(judgeReport(attempt('submitting'), said, 'unclear').tag).toBe('publish')
    expect(judgeReport(attempt('submitting'), said, 'found').tag).toBe('publish')
  })
})

describe('a refusal', () => {
  const waits = { failureWaitMs: 600, uploadWaitMs: 180, emptyWaitMs: 5 }
  const judged = (outcome: Parameters<typeof judgeRefusal>[0], strikes = 0, channel = 'jd') =>
    judgeRefusal(outcome, { channel, strikes }, waits)

  it('waits as long as its kind says', () => {
    expect(judged('bot_check')).toMatchObject({ waitMs: 600, strike: false, cooldown: true })
    expect(judged('rejected')).toMatchObject({ waitMs: 600, strike: true, cooldown: false })
    expect(judged('upload_failed')).toMatchObject({ waitMs: 180, strike: true })
    expect(judged('empty')).toMatchObject({ waitMs: 600, strike: true })
    expect(judged('empty', 0, 'youhaohuo').waitMs).toBe(5)
    expect(judged('empty', 0, 'another').waitMs).toBe(600)
  })

  it('sets a content aside at the third strike, and never for a bot check', () => {
    expect(judged('rejected', 1).next).toBe('waiting')
    expect(judged('rejected', 2).next).toBe('refused')
    expect(judged('bot_check', 9).next).toBe('waiting')
  })

  it('without permission ends the queue, and the item stays in it', () => {
    expect(judged('no_permission', 9)).toEqual({
      next: 'queued',
      waitMs: 0,
      strike: false,
      cooldown: false,
      endsQueue: true,
    })
    expect(judged('rejected').endsQueue).toBe(false)
  })
})

describe('a look-up', () => {
  const doubt = {
    state: 'unknown',
    hasEvidence: false,
    reconcile_after: NOW,
    reconcile_count: 0,
    strikes: 0,
  } as const

  it('settles a doubt by proof', () => {
    expect(judgeLookup(doubt, 'found', NOW)).toBe('publish')
    expect(judgeLookup(doubt, 'absent', NOW)).toBe('absent')
    expect(judgeLookup({ ...doubt, hasEvidence: true }, 'absent', NOW)).toBe('disputed')
    expect(judgeLookup({ ...doubt, state: 'needs_human' }, 'found', NOW)).toBe('publish')
  })

  it('gives a content that never came to a person at the third send', () => {
    const sent = (strikes: number, found: 'absent' | 'found' = 'absent') =>
      judgeLookup({ ...doubt, strikes }, found, NOW)
    expect([0, 1, 2, 3].map((strikes) => sent(strikes))).toEqual([
      'absent',
      'absent',
      'in-vain',
      'in-vain',
    ])
    expect(sent(2, 'found')).toBe('publish')
  })

  it('changes nothing that is not in doubt', () => {
    for (const state of STATES.filter((one) => one !== 'unknown' && one !== 'needs_human'))
      expect(judgeLookup({ ...doubt, state }, 'found', NOW)).toBe('keep')
  })

  it('that says nothing is made again, later each time, until a person is asked', () => {
    expect(judgeLookup(doubt, 'unclear', NOW)).toBe('again')
    expect(judgeLookup({ ...doubt, reconcile_after: null }, 'unclear', NOW)).toBe('again')
    expect(judgeLookup({ ...doubt, reconcile_after: at(1) }, 'unclear', NOW)).toBe('keep')
    expect(judgeLookup({ ...doubt, state: 'needs_human' }, 'unclear', NOW)).toBe('keep')
    const last = { ...doubt, reconcile_count: MAX_LOOKUPS - 1 }
    expect(judgeLookup(last, 'unclear', NOW)).toBe('ask')
    expect(judgeLookup({ ...last, reconcile_count: MAX_LOOKUPS - 2 }, 'unclear', NOW)).toBe('again')
    expect([0, 1, 2].map((count) => lookAgainMs(count, 100))).toEqual([100, 200, 400])
  })
})
