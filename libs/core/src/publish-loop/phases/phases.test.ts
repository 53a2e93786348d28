import { describe, expect, it } from 'vitest'
import { initialState } from '../initial-state.ts'
import { PUBLISH_LOOP } from '../loop-config.ts'
import type {
  FrameOutcome,
  LoopEvent,
  LoopPhase,
  LoopState,
  LoopStep,
  QueueItem,
} from '../loop-types.ts'
import { step } from '../step.ts'

type State = LoopState<QueueItem>
type Event = LoopEvent<QueueItem>

const at = 1_000_000
const stamp = { at, roll: 0 }
const turn = 7
const item: QueueItem = { attemptKey: 'key-1', channel: 'jd', title: 'One' }
const other: QueueItem = { attemptKey: 'key-2', channel: 'jd', title: 'Two' }
const accepted: FrameOutcome = { tag: 'accepted', contentId: 'c', feedId: 'f' }
const rest = { why: 'pacing', sinceAt: at, dueAt: at + 9_000 } as const

const PHASES = {
  idle: { tag: 'idle' },
  fetching: { tag: 'fetching' },
  submitting: { tag: 'submitting', item, dueAt: at + 30_000 },
  sending: { tag: 'sending', item, dueAt: at + 90_000 },
  reporting: { tag: 'reporting', item, outcome: accepted },
  resting: { tag: 'waiting', ...rest, resume: { tag: 'fetch' } },
  'asking again': {
    tag: 'waiting',
    ...rest,
    why: 'report',
    resume: { tag: 'report', item, outcome: accepted },
  },
  paused: { tag: 'paused', wait: rest },
  stopped: { tag: 'stopped', why: 'completed' },
} as const satisfies Record<string, LoopPhase<QueueItem>>
type PhaseName = keyof typeof PHASES
const NAMES = Object.keys(PHASES) as PhaseName[]

/** Every event, in the turn of the state. */
const EVENTS: { readonly [Tag in Event['tag']]: Extract<Event, { tag: Tag }> } = {
  start: { tag: 'start', ...stamp },
  pause: { tag: 'pause', ...stamp },
  resume: { tag: 'resume', ...stamp },
  cancel: { tag: 'cancel', ...stamp },
  'skip-wait': { tag: 'skip-wait', ...stamp },
  'skip-item': { tag: 'skip-item', ...stamp },
  restored: { tag: 'restored', ...stamp },
  'lease-lost': { tag: 'lease-lost', ...stamp },
  fetched: { tag: 'fetched', turn, answer: { tag: 'item', item: other }, ...stamp },
  submitted: { tag: 'submitted', turn, answer: { tag: 'ok' }, ...stamp },
  replied: { tag: 'replied', turn, outcome: accepted, ...stamp },
  reported: { tag: 'reported', turn, attemptKey: 'key-1', answer: { tag: 'ok' }, ...stamp },
  due: { tag: 'due', turn, at: at + 90_000, roll: 0 },
}
const TAGS = Object.keys(EVENTS) as Event['tag'][]

/** Next phase and effects per event of a phase; events not listed change nothing. */
const NEXT: Readonly<Record<PhaseName, Partial<Record<Event['tag'], string>>>> = {
  idle: { start: 'fetching: fetch' },
  fetching: {
    pause: 'fetching, held',
    cancel: 'stopped cancelled',
    restored: 'fetching: fetch',
    fetched: 'submitting: wake submit',
  },
  submitting: {
    pause: 'submitting, held',
    cancel: 'stopped cancelled: report not-sent cancelled',
    'skip-item': 'reporting: report not-sent skipped',
    restored: 'reporting: report unknown restarted',
    'lease-lost': 'reporting: report not-sent lease-lost',
    submitted: 'sending: wake send',
    due: 'reporting: report not-sent submit-late',
  },
  sending: {
    pause: 'sending, held',
    cancel: 'stopped cancelled: report unknown cancelled',
    restored: 'reporting: report unknown restarted',
    replied: 'reporting: report accepted',
    due: 'reporting: report unknown silence',
  },
  reporting: {
    pause: 'reporting, held',
    cancel: 'stopped cancelled',
    restored: 'reporting: report accepted',
    reported: 'waiting pacing: wake',
  },
  resting: {
    pause: 'paused',
    cancel: 'stopped cancelled',
    'skip-wait': 'fetching: fetch',
    restored: 'waiting pacing: wake',
    'lease-lost': 'stopped lease-lost',
    due: 'fetching: fetch',
  },
  'asking again': {
    pause: 'waiting report, held',
    cancel: 'stopped cancelled',
    'skip-wait': 'reporting: report accepted',
    restored: 'waiting report: wake',
    reported: 'waiting pacing: wake',
    due: 'reporting: report accepted',
  },
  paused: {
    resume: 'waiting pacing: wake',
    cancel: 'stopped cancelled',
    'lease-lost': 'stopped lease-lost',
  },
  stopped: { start: 'fetching: fetch' },
}

const inPhase = (name: PhaseName, more: Partial<State> = {}): State => ({
  ...initialState<QueueItem>(),
  turn,
  phase: PHASES[name],
  ...more,
})

function told({ state, effects }: LoopStep<QueueItem>): string {
  const { phase } = state
  const parts = [phase.tag, 'why' in phase ? ` ${phase.why}` : '']
  if (state.hold === 'after-item') parts.push(', held')
  if (effects.length > 0) parts.push(`: ${effects.map(named).join(' ')}`)
  return parts.join('')
}

function named(effect: LoopStep<QueueItem>['effects'][number]): string {
  if (effect.tag !== 'report') return effect.tag
  const { outcome } = effect
  return ['report', outcome.tag, ...('reason' in outcome ? [outcome.reason] : [])].join(' ')
}

describe.each(NAMES)('%s', (name) => {
  it.each(TAGS)('%s', (tag) => {
    const state = inPhase(name)
    const next = step(PUBLISH_LOOP, state, EVENTS[tag])
    const isSame = next.state === state && next.effects.length === 0
    expect(isSame ? 'the same' : told(next)).toBe(NEXT[name][tag] ?? 'the same')
  })

  it('counts the result of another attempt that the server has taken, and stays', () => {
    const state = inPhase(name, { unreported: [{ item: other, outcome: accepted }] })
    const next = step(PUBLISH_LOOP, state, { ...EVENTS.reported, turn: 3, attemptKey: 'key-2' })
    expect(next.state.phase).toBe(state.phase)
    expect(next.state.counts.published).toBe(1)
    expect(next.effects).toEqual([])
  })

  it('is told that no pause is wanted any more', () => {
    const state = inPhase(name, { hold: 'after-item' })
    expect(step(PUBLISH_LOOP, state, EVENTS.resume).state.hold).toBe('none')
  })
})
