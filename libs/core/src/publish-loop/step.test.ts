import { behaviour, type SpecifiedId } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { initialState } from './initial-state.ts'
import { PUBLISH_LOOP, SYNC_LOOP } from './loop-config.ts'
import type { FrameOutcome, LoopEvent, LoopPhase, LoopState, QueueItem } from './loop-types.ts'
import { step } from './step.ts'
import { backOffMs, pacingMs } from './wait-after.ts'

const item: QueueItem = { attemptKey: 'key-1', channel: 'jd', title: 'One' }
const at = 1_000_000
const stamp = { at, roll: 0 }
const accepted: FrameOutcome = { tag: 'accepted', contentId: 'c', feedId: 'f' }

function inPhase(
  phase: LoopPhase<QueueItem>,
  more: Partial<LoopState<QueueItem>> = {},
): LoopState<QueueItem> {
  return { ...initialState<QueueItem>(), turn: 7, phase, ...more }
}

const sending = inPhase({ tag: 'sending', item, dueAt: at + 90_000 })
const submitting = inPhase({ tag: 'submitting', item, dueAt: at + 30_000 })
const fetching = inPhase({ tag: 'fetching' })

/** From the frame's answer through an accepted report to the phase after it. */
function afterReport(outcome: FrameOutcome, channel = 'jd'): LoopState<QueueItem> {
  const own = { ...item, channel }
  const state = inPhase({ tag: 'sending', item: own, dueAt: at + 90_000 })
  const replied = step(PUBLISH_LOOP, state, { tag: 'replied', turn: 7, outcome, ...stamp })
  expect(replied.effects).toEqual([
    { tag: 'report', turn: 8, item: own, outcome: replied.state.last?.outcome },
  ])
  return step(PUBLISH_LOOP, replied.state, {
    tag: 'reported',
    turn: 8,
    attemptKey: own.attemptKey,
    answer: { tag: 'ok' },
    ...stamp,
  }).state
}

describe('the wait after each outcome', () => {
  const message = 'words'
  const waiting = (why: string, ms: number) => ({
    tag: 'waiting',
    why,
    sinceAt: at,
    dueAt: at + ms,
    resume: { tag: 'fetch' },
  })

  it.each<[SpecifiedId[], FrameOutcome, channel: string, why: string, ms: number]>([
    [['B-186'], accepted, 'jd', 'pacing', 5_000],
    [['B-191', 'E-050'], { tag: 'bot-check', message }, 'jd', 'bot-check', 600_000],
    [['B-191', 'E-049'], { tag: 'rejected', code: 'r', message }, 'jd', 'failure', 600_000],
    [['B-192', 'E-047'], { tag: 'upload-failed', message }, 'jd', 'upload', 180_000],
    [['B-193', 'E-051'], { tag: 'empty', message }, 'youhaohuo', 'empty', 5_000],
  ])('%j: after %j on %s it waits (%s) for %i ms', (...row) => {
    const [shows, outcome, channel, why, ms] = row
    behaviour(shows, () => expect(afterReport(outcome, channel).phase).toEqual(waiting(why, ms)))
  })

  it.each<[name: string, FrameOutcome, channel: string, why: string, ms: number]>([
    ['empty elsewhere', { tag: 'empty', message }, 'jd', 'empty', 600_000],
    ['empty on an odd channel', { tag: 'empty', message }, 'constructor', 'empty', 600_000],
    ['silence', { tag: 'unknown', reason: 'silence' }, 'jd', 'unconfirmed', 120_000],
    ['lost frame', { tag: 'unknown', reason: 'frame-lost' }, 'jd', 'unconfirmed', 120_000],
    ['skipped', { tag: 'not-sent', reason: 'skipped', message }, 'jd', 'pacing', 5_000],
    ['not sent', { tag: 'not-sent', reason: 'frame-not-ready', message }, 'jd', 'not-sent', 1_000],
  ])('%s', (...row) => {
    const [, outcome, channel, why, ms] = row
    expect(afterReport(outcome, channel).phase).toEqual(waiting(why, ms))
  })

  it.each<[SpecifiedId[], FrameOutcome]>([
    [['B-189', 'E-054'], { tag: 'no-permission', message: '' }],
    [['B-190', 'E-055'], { tag: 'rejected', code: 'x', message: 'FAIL B_Publish_Perm::' }],
    [['B-190'], { tag: 'not-sent', reason: 'frame-not-ready', message: 'B_Publish_Perm' }],
  ])('%j: %j ends the queue once it is reported', (shows, outcome) => {
    const state = afterReport(outcome)
    behaviour(shows, () => expect(state.phase).toEqual({ tag: 'stopped', why: 'no-permission' }))
    expect(state.counts.failed).toBe(1)
  })
})

describe('the delay between two items', () => {
  const settings = { ...PUBLISH_LOOP, pacing: { min: 5, max: 5, msPerUnit: 1_000 } }
  /** An item that the frame answered at `at`, and whose report is answered later. */
  const reportedAfter = (ms: number, outcome: FrameOutcome = accepted) => {
    const { state } = step(settings, sending, { tag: 'replied', turn: 7, outcome, ...stamp })
    const answer = { tag: 'ok' } as const
    const told = { tag: 'reported', turn: 8, attemptKey: item.attemptKey, answer } as const
    return step(settings, state, { ...told, at: at + ms, roll: 0 })
  }

  it('counts from the answer of the frame: the report runs beside it', () => {
    const { state, effects } = reportedAfter(700)
    const due = { sinceAt: at, dueAt: at + 5_000 }
    expect(state.phase).toMatchObject({ tag: 'waiting', why: 'pacing', ...due })
    expect(effects).toEqual([{ tag: 'wake', turn: 9, dueAt: at + 5_000 }])
  })

  it('is over when the report took longer', () => {
    const { state } = reportedAfter(9_000)
    const due = step(settings, state, { tag: 'due', turn: 9, at: at + 9_000, roll: 0 })
    expect(due.effects).toEqual([{ tag: 'fetch', turn: 10 }])
  })

  it('counts from the answer to the report after a failure, as the server does', () => {
    const { state } = reportedAfter(700, { tag: 'rejected', code: 'r', message: '' })
    const due = { sinceAt: at + 700, dueAt: at + 700 + settings.retryMs.failure }
    expect(state.phase).toMatchObject({ why: 'failure', ...due })
  })

  it('counts from the answer to the report of an item whose outcome was known before', () => {
    const other = { item: { ...item, attemptKey: 'key-0' }, outcome: accepted, at: at - 60_000 }
    const reporting = inPhase({ tag: 'reporting', item, outcome: accepted })
    const told = { tag: 'reported', turn: 7, attemptKey: item.attemptKey, ...stamp } as const
    const next = step(settings, { ...reporting, last: other }, { ...told, answer: { tag: 'ok' } })
    expect(next.state.phase).toMatchObject({ why: 'pacing', sinceAt: at, dueAt: at + 5_000 })
  })
})

describe('numbers', () => {
  it.each([
    [0, 5_000],
    [0.5, 9_000],
    [0.999_999, 12_000],
  ])('draws the pacing from the roll %d', (roll, ms) => {
    behaviour('B-186', () => expect(pacingMs(PUBLISH_LOOP, roll)).toBe(ms))
  })

  it('waits 800 ms between records of the sync loop', () => {
    behaviour('B-187', () =>
      expect([0, 0.5, 0.999].map((roll) => pacingMs(SYNC_LOOP, roll))).toEqual([800, 800, 800]),
    )
  })

  it('doubles the back-off from 1 s to 30 s', () => {
    const waits = [1, 2, 3, 4, 5, 6, 60].map((count) => backOffMs(PUBLISH_LOOP, count))
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })
})

describe('the answers of the server to a fetch', () => {
  const fetched = (answer: Extract<LoopEvent<QueueItem>, { tag: 'fetched' }>['answer']) =>
    step(PUBLISH_LOOP, fetching, { tag: 'fetched', turn: 7, answer, ...stamp })

  it('an item is written down before it is sent', () => {
    const { state, effects } = fetched({ tag: 'item', item, queueLeft: 4 })
    expect(state.phase).toEqual({ tag: 'submitting', item, dueAt: at + 30_000 })
    expect(state.counts.queueLeft).toBe(4)
    expect(effects).toEqual([
      { tag: 'wake', turn: 8, dueAt: at + 30_000 },
      { tag: 'submit', turn: 8, item },
    ])
  })

  it('an empty queue completes the run', () => {
    const { state, effects } = fetched({ tag: 'none' })
    behaviour(['B-188', 'E-053'], () =>
      expect(state.phase).toEqual({ tag: 'stopped', why: 'completed' }),
    )
    expect(effects).toEqual([])
  })

  it('a wait of the account is kept to its own deadline', () => {
    const { state, effects } = fetched({ tag: 'wait', why: 'daily_cap', untilAt: at + 5_000_000 })
    expect(state.phase).toMatchObject({ tag: 'waiting', why: 'daily_cap', dueAt: at + 5_000_000 })
    expect(effects).toEqual([{ tag: 'wake', turn: 8, dueAt: at + 5_000_000 }])
  })

  it.each(['no-permission', 'lease-lost'] as const)('%s stops the run', (why) => {
    expect(fetched({ tag: 'ended', why }).state.phase).toEqual({ tag: 'stopped', why })
  })

  it('a failure grows the back-off', () => {
    const first = fetched({ tag: 'failed', message: '' }).state
    expect(first.phase).toMatchObject({ tag: 'waiting', why: 'offline', dueAt: at + 1_000 })
    const again = { ...fetching, failureCount: 3 }
    const answer = { tag: 'failed', message: '' } as const
    const later = step(PUBLISH_LOOP, again, { tag: 'fetched', turn: 7, answer, ...stamp })
    expect(later.state.phase).toMatchObject({ dueAt: at + 8_000 })
  })
})

describe('submitting', () => {
  const submitted = (
    answer: Extract<LoopEvent<QueueItem>, { tag: 'submitted' }>['answer'],
    ms = 0,
  ) => step(PUBLISH_LOOP, submitting, { tag: 'submitted', turn: 7, answer, at: at + ms, roll: 0 })

  it('sends only after the ok of the server', () => {
    expect(submitted({ tag: 'ok' }).effects.map(({ tag }) => tag)).toEqual(['wake', 'send'])
  })

  it.each([
    ['refused', { tag: 'refused', code: 'lease_lost' }, 0, 'submit-refused'],
    ['failed', { tag: 'failed', message: 'offline' }, 0, 'submit-failed'],
    ['ok, but after a long sleep', { tag: 'ok' }, 30_000, 'submit-late'],
  ] as const)('%s: nothing is sent, not_sent is reported', (_, answer, ms, reason) => {
    const { state, effects } = submitted(answer, ms)
    expect(state.phase).toMatchObject({ outcome: { tag: 'not-sent', reason } })
    expect(effects.map(({ tag }) => tag)).toEqual(['report'])
  })

  it.each([
    ['skip-item', 'skipped'],
    ['lease-lost', 'lease-lost'],
  ] as const)('%s takes the item back', (tag, reason) => {
    const { state } = step(PUBLISH_LOOP, submitting, { tag, ...stamp })
    expect(state.phase).toMatchObject({ tag: 'reporting', outcome: { tag: 'not-sent', reason } })
  })

  it('an item the frame has cannot be skipped', () => {
    expect(step(PUBLISH_LOOP, sending, { tag: 'skip-item', ...stamp }).state).toBe(sending)
    expect(step(PUBLISH_LOOP, sending, { tag: 'lease-lost', ...stamp }).state).toBe(sending)
  })
})

describe('an attempt that may be live', () => {
  it.each([
    ['the deadline passes', { tag: 'due', turn: 7, at: at + 90_000, roll: 0 }],
    [
      'the frame is lost',
      { tag: 'replied', turn: 7, outcome: { tag: 'unknown', reason: 'frame-lost' }, ...stamp },
    ],
    ['the run is cancelled', { tag: 'cancel', ...stamp }],
    ['the page is restarted', { tag: 'restored', ...stamp }],
  ] as const)('is reported as unknown when %s', (_, event) => {
    const { state, effects } = step(PUBLISH_LOOP, sending, event)
    expect(state.unconfirmed).toEqual(['key-1'])
    expect(effects).toMatchObject([{ tag: 'report', outcome: { tag: 'unknown' } }])
  })

  it('is answered and not sent when the server hands its key out again', () => {
    const state = { ...fetching, unconfirmed: ['key-1'] }
    const event = { tag: 'fetched', turn: 7, answer: { tag: 'item', item }, ...stamp } as const
    const { effects } = step(PUBLISH_LOOP, state, event)
    expect(effects).toMatchObject([{ tag: 'report', outcome: { tag: 'unknown' } }])
  })
})

describe('an accepted item', () => {
  const reporting = inPhase(
    { tag: 'reporting', item, outcome: accepted },
    { settled: [{ attemptKey: 'key-1', outcome: accepted, reported: false }] },
  )
  const reported = (
    state: LoopState<QueueItem>,
    answer: Extract<LoopEvent<QueueItem>, { tag: 'reported' }>['answer'],
    turn = 7,
  ) => step(PUBLISH_LOOP, state, { tag: 'reported', turn, attemptKey: 'key-1', answer, ...stamp })

  it('is only reported again when the report fails', () => {
    const failed = reported(reporting, { tag: 'failed', message: '' }).state
    expect(failed.counts.published).toBe(0)
    expect(failed.phase).toMatchObject({ why: 'report', dueAt: at + 1_000 })
    const due = { tag: 'due', turn: 8, at: at + 1_000, roll: 0 } as const
    const again = step(PUBLISH_LOOP, failed, due)
    expect(again.effects).toEqual([{ tag: 'report', turn: 9, item, outcome: accepted }])
    expect(reported(again.state, { tag: 'ok' }, 9).state.counts.published).toBe(1)
  })

  it('stays in unreported when cancelled first, and is counted when the report arrives', () => {
    const cancelled = step(PUBLISH_LOOP, reporting, { tag: 'cancel', ...stamp }).state
    expect(cancelled.unreported).toEqual([{ item, outcome: accepted }])
    expect(cancelled.counts.published).toBe(0)
    const late = reported(cancelled, { tag: 'ok' }).state
    expect(late.unreported).toEqual([])
    expect(late.counts.published).toBe(1)
    expect(reported(late, { tag: 'ok' }).state).toBe(late)
  })

  it('stays in unreported when cancelled between two reports', () => {
    const failed = reported(reporting, { tag: 'failed', message: '' }).state
    const cancelled = step(PUBLISH_LOOP, failed, { tag: 'cancel', ...stamp }).state
    expect(cancelled.unreported).toEqual([{ item, outcome: accepted }])
  })

  it('is kept for a person when the server refuses the report for good', () => {
    const refused = reported(reporting, { tag: 'refused', code: 'gone' }).state
    expect(refused.unreported).toEqual([{ item, outcome: accepted }])
    expect(refused.counts.published).toBe(0)
    expect(refused.phase).toMatchObject({ tag: 'waiting', why: 'pacing' })
  })

  it('is counted once even when its key is handed out and reported again', () => {
    const done = reported(reporting, { tag: 'ok' }).state
    const again = { ...done, phase: { tag: 'fetching' } as const, turn: 20 }
    const event = { tag: 'fetched', turn: 20, answer: { tag: 'item', item }, ...stamp } as const
    const { state, effects } = step(PUBLISH_LOOP, again, event)
    expect(effects).toEqual([{ tag: 'report', turn: 21, item, outcome: accepted }])
    expect(reported(state, { tag: 'ok' }, 21).state.counts.published).toBe(1)
  })
})

describe('the operator', () => {
  const waiting = inPhase({
    tag: 'waiting',
    why: 'pacing',
    sinceAt: at,
    dueAt: at + 9_000,
    resume: { tag: 'fetch' },
  })

  it('pauses a wait at once and finds its deadline again', () => {
    const paused = step(PUBLISH_LOOP, waiting, { tag: 'pause', ...stamp }).state
    expect(paused.phase).toEqual({
      tag: 'paused',
      wait: { why: 'pacing', sinceAt: at, dueAt: at + 9_000 },
    })
    const early = step(PUBLISH_LOOP, paused, { tag: 'resume', at: at + 4_000, roll: 0 })
    expect(early.effects).toEqual([{ tag: 'wake', turn: 9, dueAt: at + 9_000 }])
    const late = step(PUBLISH_LOOP, paused, { tag: 'resume', at: at + 9_000, roll: 0 })
    expect(late.effects).toEqual([{ tag: 'fetch', turn: 9 }])
  })

  it('pauses after this item', () => {
    const held = step(PUBLISH_LOOP, sending, { tag: 'pause', ...stamp }).state
    expect(held.phase).toBe(sending.phase)
    const replied = { tag: 'replied', turn: 7, outcome: accepted, ...stamp } as const
    const reporting = step(PUBLISH_LOOP, held, replied).state
    const ok = {
      tag: 'reported',
      turn: 8,
      attemptKey: 'key-1',
      answer: { tag: 'ok' },
      ...stamp,
    } as const
    expect(step(PUBLISH_LOOP, reporting, ok).state.phase.tag).toBe('paused')
  })

  it('gives an item back that is claimed after the pause was asked for', () => {
    const held = step(PUBLISH_LOOP, fetching, { tag: 'pause', ...stamp }).state
    const event = { tag: 'fetched', turn: 7, answer: { tag: 'item', item }, ...stamp } as const
    const { effects } = step(PUBLISH_LOOP, held, event)
    expect(effects).toMatchObject([{ tag: 'report', outcome: { reason: 'paused' } }])
  })

  it('gives an item back that is claimed after the cancel, and never sends its key', () => {
    const stopped = step(PUBLISH_LOOP, fetching, { tag: 'cancel', ...stamp }).state
    const event = { tag: 'fetched', turn: 7, answer: { tag: 'item', item }, ...stamp } as const
    const { state, effects } = step(PUBLISH_LOOP, stopped, event)
    expect(state.phase).toBe(stopped.phase)
    expect(effects).toMatchObject([{ tag: 'report', outcome: { tag: 'not-sent' } }])
    const again = step(
      PUBLISH_LOOP,
      { ...state, phase: { tag: 'fetching' } },
      { ...event, turn: 8 },
    )
    expect(again.effects).toMatchObject([{ tag: 'report', outcome: { tag: 'not-sent' } }])
  })

  it.each([
    ['is being written down', submitting],
    ['is at the frame', sending],
  ])('does not give back an item that %s when its claim is answered twice', (_, state) => {
    const event = { tag: 'fetched', turn: 3, answer: { tag: 'item', item }, ...stamp } as const
    const next = step(PUBLISH_LOOP, state, event)
    expect(next.state).toBe(state)
    expect(next.effects).toEqual([])
  })

  it('continues now', () => {
    const { state, effects } = step(PUBLISH_LOOP, waiting, { tag: 'skip-wait', ...stamp })
    expect(state.phase).toEqual({ tag: 'fetching' })
    expect(effects).toEqual([{ tag: 'fetch', turn: 8 }])
  })

  it('a lost lease stops a loop at rest', () => {
    const { state } = step(PUBLISH_LOOP, waiting, { tag: 'lease-lost', ...stamp })
    expect(state.phase).toEqual({ tag: 'stopped', why: 'lease-lost' })
  })
})

it('a late, double or cancelled reply gives the same state object', () => {
  const late = { tag: 'replied', turn: 6, outcome: accepted, ...stamp } as const
  const next = step(PUBLISH_LOOP, sending, late)
  expect(next.state).toBe(sending)
  expect(next.effects).toEqual([])
})

it('a timer that fires early is armed again for the same deadline', () => {
  const early = { tag: 'due', turn: 7, at: at + 89_999, roll: 0 } as const
  const next = step(PUBLISH_LOOP, sending, early)
  expect(next.state).toBe(sending)
  expect(next.effects).toEqual([{ tag: 'wake', turn: 7, dueAt: at + 90_000 }])
})
