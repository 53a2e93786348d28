import { describe, expect, it } from 'vitest'
import { VirtualClock, seededRandom } from '../testing/index.ts'
import { initialState } from './initial-state.ts'
import { PUBLISH_LOOP } from './loop-config.ts'
import type {
  FrameOutcome,
  LoopEvent,
  LoopPhase,
  LoopReply,
  LoopState,
  QueueItem,
  ReportAnswer,
} from './loop-types.ts'
import { runLoop } from './run-loop.ts'
import { step } from './step.ts'

const at = 1_000_000
const stamp = { at, roll: 0 }
const item: QueueItem = { attemptKey: 'key-1', channel: 'jd', title: 'One' }
const other: QueueItem = { attemptKey: 'key-2', channel: 'jd', title: 'Two' }
const accepted: FrameOutcome = { tag: 'accepted', contentId: 'c', feedId: 'f' }
const notSent: FrameOutcome = { tag: 'not-sent', reason: 'frame-not-ready', message: '' }

type State = LoopState<QueueItem>

const inPhase = (phase: LoopPhase<QueueItem>, more: Partial<State> = {}): State => ({
  ...initialState<QueueItem>(),
  turn: 7,
  phase,
  ...more,
})
const take = (state: State, event: Partial<LoopEvent<QueueItem>> & { tag: string }) =>
  // Tests give only the relevant parts of an event.
  step(PUBLISH_LOOP, state, { ...stamp, ...event } as LoopEvent<QueueItem>)

/** A result that is remembered, and not yet accepted. */
const open = (one: QueueItem, outcome: FrameOutcome): Partial<State> => ({
  settled: [{ attemptKey: one.attemptKey, outcome, reported: false }],
  unreported: [{ item: one, outcome }],
})
const reporting = (outcome: FrameOutcome, more: Partial<State> = {}) =>
  inPhase({ tag: 'reporting', item, outcome }, { ...open(item, outcome), ...more })
const askingAgain = (one: QueueItem, more: Partial<State> = {}) =>
  inPhase(
    {
      tag: 'waiting',
      why: 'report',
      sinceAt: at,
      dueAt: at + 4_000,
      resume: { tag: 'report', item: one, outcome: accepted },
    },
    { ...open(one, accepted), ...more },
  )
const reported = (attemptKey: string, answer: ReportAnswer, turn = 7) =>
  ({ tag: 'reported', turn, attemptKey, answer }) as const

describe('a report that is answered', () => {
  it('late, while it waits to be sent again: it ends the wait and is counted', () => {
    const { state } = take(askingAgain(item), reported('key-1', { tag: 'ok' }, 6))
    expect(state.phase).toMatchObject({ tag: 'waiting', why: 'pacing', resume: { tag: 'fetch' } })
    expect(state.counts.published).toBe(1)
    expect(state.unreported).toEqual([])
  })

  it('for another attempt: it settles that one, and this one waits on', () => {
    const waiting = askingAgain(item)
    const both = {
      ...waiting,
      unreported: [...waiting.unreported, { item: other, outcome: accepted }],
      settled: [...waiting.settled, { attemptKey: 'key-2', outcome: accepted, reported: false }],
    }
    const { state, effects } = take(both, reported('key-2', { tag: 'ok' }, 3))
    expect(state.phase).toEqual(waiting.phase)
    expect(state.unreported).toEqual([{ item, outcome: accepted }])
    expect(state.settled.map((one) => one.reported)).toEqual([false, true])
    expect(effects).toEqual([])
  })

  it('for another attempt while one is reported: the same', () => {
    const { state } = take(reporting(accepted), reported('key-2', { tag: 'ok' }, 3))
    expect(state.phase.tag).toBe('reporting')
    expect(state.counts.published).toBe(0)
  })

  it('for nothing that is open, while the loop waits for the next: nothing changes but the count', () => {
    const waiting = inPhase(
      { tag: 'waiting', why: 'pacing', sinceAt: at, dueAt: at + 5, resume: { tag: 'fetch' } },
      open(item, accepted),
    )
    const { state } = take(waiting, reported('key-1', { tag: 'ok' }, 2))
    expect(state.phase).toEqual(waiting.phase)
    expect(state.counts.published).toBe(1)
  })

  it.each([6, 8])('with a failure of another call (turn %d): it counts for nothing', (turn) => {
    const before = reporting(accepted)
    const failed = { tag: 'failed', message: 'offline' } as const
    expect(take(before, reported('key-1', failed, turn))).toEqual({ state: before, effects: [] })
  })

  it.each<[string, FrameOutcome, number]>([
    ['nothing was sent: the back-off grows', notSent, 3],
    ['something was sent: the back-off begins from the start', accepted, 0],
  ])('when %s', (_, outcome, failureCount) => {
    const { state } = take(
      reporting(outcome, { failureCount: 2 }),
      reported('key-1', { tag: 'ok' }),
    )
    expect(state.failureCount).toBe(failureCount)
  })

  it('says how many are left, or leaves what was known', () => {
    const counts = { ...initialState<QueueItem>().counts, queueLeft: 9 }
    const left = (answer: ReportAnswer) =>
      take(reporting(accepted, { counts }), reported('key-1', answer)).state.counts.queueLeft
    expect(left({ tag: 'ok', queueLeft: 4 })).toBe(4)
    expect(left({ tag: 'ok' })).toBe(9)
  })
})

describe('a reply', () => {
  const phases: LoopPhase<QueueItem>[] = [
    { tag: 'idle' },
    { tag: 'fetching' },
    { tag: 'submitting', item, dueAt: at + 30_000 },
    { tag: 'sending', item, dueAt: at + 90_000 },
    { tag: 'reporting', item, outcome: accepted },
    { tag: 'stopped', why: 'completed' },
  ]
  const replies: [string, LoopReply<QueueItem>][] = [
    ['fetching', { tag: 'fetched', turn: 7, answer: { tag: 'none' } }],
    ['submitting', { tag: 'submitted', turn: 7, answer: { tag: 'ok' } }],
    ['sending', { tag: 'replied', turn: 7, outcome: accepted }],
  ]
  it.each(replies)('to what is not asked is none: only %s takes it', (own, reply) => {
    for (const phase of phases.filter(({ tag }) => tag !== own)) {
      const before = inPhase(phase)
      expect(take(before, reply)).toEqual({ state: before, effects: [] })
    }
  })

  it('with a claim of an older turn gives that claim back, though another item is being sent', () => {
    const sending = inPhase({ tag: 'sending', item, dueAt: at + 90_000 })
    const claim = { tag: 'fetched', turn: 3, answer: { tag: 'item', item: other } } as const
    const { state, effects } = take(sending, claim)
    expect(state.phase).toEqual(sending.phase)
    expect(effects).toMatchObject([
      { tag: 'report', item: other, outcome: { reason: 'cancelled' } },
    ])
    expect(take(sending, { ...claim, answer: { tag: 'item', item } }).effects).toEqual([])
  })

  it('without a number left leaves what was known of the queue', () => {
    const counts = { ...initialState<QueueItem>().counts, queueLeft: 9 }
    const fetching = inPhase({ tag: 'fetching' }, { counts })
    const answer = { tag: 'item', item } as const
    expect(take(fetching, { tag: 'fetched', turn: 7, answer }).state.counts.queueLeft).toBe(9)
  })

  it.each([
    [{ tag: 'refused', code: 'lease_expired' } as const, 'lease_expired'],
    [{ tag: 'failed', message: 'no connection' } as const, 'no connection'],
  ])('that refuses the submit says why in the result', (answer, message) => {
    const submitting = inPhase({ tag: 'submitting', item, dueAt: at + 30_000 })
    const { state } = take(submitting, { tag: 'submitted', turn: 7, answer })
    expect(state.phase).toMatchObject({ tag: 'reporting', outcome: { message } })
  })

  it('holding one of several stop marks ends the queue', () => {
    const config = { ...PUBLISH_LOOP, stopMarks: ['C_Other_Mark', 'B_Publish_Perm'] }
    const sending = inPhase({ tag: 'sending', item, dueAt: at + 90_000 })
    const outcome: FrameOutcome = { tag: 'rejected', code: 'x', message: 'FAIL B_Publish_Perm' }
    const { state } = step(config, sending, { tag: 'replied', turn: 7, outcome, ...stamp })
    expect(state.last?.outcome.tag).toBe('no-permission')
  })
})

describe('a command', () => {
  it('starts a stopped loop, and not one that runs', () => {
    expect(
      take(inPhase({ tag: 'stopped', why: 'completed' }), { tag: 'start' }).state.phase,
    ).toEqual({
      tag: 'fetching',
    })
    expect(take(initialState<QueueItem>(), { tag: 'start' }).state.phase.tag).toBe('fetching')
    const running = inPhase({ tag: 'sending', item, dueAt: at + 90_000 })
    expect(take(running, { tag: 'start' })).toEqual({ state: running, effects: [] })
  })

  it.each(['cancel', 'restored', 'pause', 'skip-wait'] as const)(
    '%s leaves a stopped loop as it is',
    (tag) => {
      const stopped = inPhase({ tag: 'stopped', why: 'completed' })
      expect(take(stopped, { tag })).toEqual({ state: stopped, effects: [] })
    },
  )

  it('to pause holds a loop whose report is to be sent again, which is not let go of', () => {
    const { state } = take(askingAgain(item), { tag: 'pause' })
    expect([state.phase.tag, state.hold]).toEqual(['waiting', 'after-item'])
    expect(take(state, { tag: 'pause' }).state).toBe(state)
  })

  it('to go on takes a pause back that has not begun', () => {
    const held = inPhase({ tag: 'sending', item, dueAt: at + 90_000 }, { hold: 'after-item' })
    const free = take(held, { tag: 'resume' })
    expect(free).toEqual({ state: { ...held, hold: 'none' }, effects: [] })
    expect(take(free.state, { tag: 'resume' }).state).toBe(free.state)
  })

  it('that the lease is lost stops a paused loop, and none whose report is open', () => {
    const paused = inPhase({ tag: 'paused', wait: null })
    expect(take(paused, { tag: 'lease-lost' }).state.phase).toEqual({
      tag: 'stopped',
      why: 'lease-lost',
    })
    const waiting = askingAgain(item)
    expect(take(waiting, { tag: 'lease-lost' }).state).toBe(waiting)
  })

  it('to cancel keeps no result that the bounded memory has forgotten: it was reported long ago', () => {
    const state = inPhase({ tag: 'reporting', item, outcome: accepted })
    expect(take(state, { tag: 'cancel' }).state.unreported).toEqual([])
  })
})

describe('a loop that was given up', () => {
  const ports = (fetched: Promise<{ tag: 'none' }>) => ({
    fetch: () => fetched,
    submit: async () => ({ tag: 'ok' }) as const,
    send: async () => accepted,
    report: async () => ({ tag: 'ok' }) as const,
  })
  const setting = { config: PUBLISH_LOOP, clock: new VirtualClock(0), random: seededRandom(1) }

  it('takes no answer that comes later', async () => {
    let answer: (value: { tag: 'none' }) => void = () => undefined
    const fetched = new Promise<{ tag: 'none' }>((resolve) => (answer = resolve))
    const loop = runLoop<QueueItem>({ ...setting, ports: ports(fetched) })
    loop.dispatch({ tag: 'start' })
    loop.dispose()
    answer({ tag: 'none' })
    await setting.clock.advance(1)
    expect(loop.getState().phase.tag).toBe('fetching')
  })

  it('tells of nothing more', () => {
    let changes = 0
    const onChange = () => void (changes += 1)
    const waiting = ports(new Promise(() => undefined))
    const loop = runLoop<QueueItem>({ ...setting, ports: waiting, onChange })
    loop.dispatch({ tag: 'start' })
    loop.dispose()
    loop.dispatch({ tag: 'cancel' })
    expect(changes).toBe(1)
  })
})

describe('a claim that arrives after its run has ended', () => {
  const claimed = { tag: 'fetched', turn: 3, answer: { tag: 'item', item } } as const
  const stopped = { tag: 'stopped', why: 'cancelled' } as const

  it('is given back as not sent when nothing is known of its attempt', () => {
    const { effects } = take(inPhase(stopped), claimed)
    expect(effects).toMatchObject([{ tag: 'report', outcome: { tag: 'not-sent' } }])
  })

  it.each<[string, Partial<State>]>([
    ['may be live', { unconfirmed: ['key-1'] }],
    ['has a result that waits for the server', open(item, accepted)],
    ['is settled', { settled: [{ attemptKey: 'key-1', outcome: accepted, reported: true }] }],
  ])('is never given back as not sent when its attempt %s', (_, known) => {
    const state = inPhase(stopped, known)
    expect(take(state, claimed)).toEqual({ state, effects: [] })
  })
})

it('a loop that is stopped while it was to pause waits for no item any more', () => {
  const held = inPhase({ tag: 'fetching' }, { hold: 'after-item' })
  expect(take(held, { tag: 'cancel' }).state).toMatchObject({
    phase: { tag: 'stopped' },
    hold: 'none',
  })
})
