import type { LoopConfig } from './loop-config.ts'
import type {
  AttemptResult,
  FrameOutcome,
  LoopEffect,
  LoopPhase,
  LoopState,
  LoopStep,
  QueueItem,
  WaitReason,
} from './loop-types.ts'
import { conclude, keepUnreported } from './results.ts'

/** The only place where the phase changes: a new turn, and its deadline armed. */
export function enter<Item extends QueueItem>(
  state: LoopState<Item>,
  phase: LoopPhase<Item>,
): LoopStep<Item> {
  const turn = state.turn + 1
  const hold = phase.tag === 'stopped' ? 'none' : state.hold
  const dueAt = deadlineOf(phase)
  return {
    state: { ...state, phase, turn, hold },
    effects: dueAt === null ? [] : [{ tag: 'wake', turn, dueAt }],
  }
}

/** Phases that wait only for a person or an answer have no deadline. */
const deadlineOf = (phase: LoopPhase<QueueItem>): number | null =>
  'dueAt' in phase ? phase.dueAt : null

export function enterFetching<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  const next = enter(state, { tag: 'fetching' })
  return withEffect(next, { tag: 'fetch', turn: next.state.turn })
}

/** A new run. */
export function begin<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  return enterFetching({ ...state, hold: 'none', failureCount: 0 })
}

export function enterSubmitting<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  item: Item,
  at: number,
): LoopStep<Item> {
  const next = enter(state, { tag: 'submitting', item, dueAt: at + config.submitTimeoutMs })
  return withEffect(next, { tag: 'submit', item, turn: next.state.turn })
}

export function enterSending<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  item: Item,
  at: number,
): LoopStep<Item> {
  const next = enter(state, { tag: 'sending', item, dueAt: at + config.sendTimeoutMs })
  return withEffect(next, { tag: 'send', item, turn: next.state.turn })
}

export function enterReporting<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  result: AttemptResult<Item>,
  at: number,
): LoopStep<Item> {
  const outcome = endsQueue(config, result.outcome) ?? result.outcome
  const concluded = { item: result.item, outcome }
  return report(conclude(config, state, concluded, at), concluded)
}

export function report<Item extends QueueItem>(
  state: LoopState<Item>,
  { item, outcome }: AttemptResult<Item>,
): LoopStep<Item> {
  const next = enter(state, { tag: 'reporting', item, outcome })
  return withEffect(next, { tag: 'report', item, outcome, turn: next.state.turn })
}

/** Waits before the next fetch, or pauses if that was asked for. */
export function rest<Item extends QueueItem>(
  state: LoopState<Item>,
  why: WaitReason,
  sinceAt: number,
  dueAt: number,
): LoopStep<Item> {
  const wait = { why, sinceAt, dueAt }
  if (state.hold === 'after-item') return enterPaused(state, wait)
  return enter(state, { tag: 'waiting', ...wait, resume: { tag: 'fetch' } })
}

export function enterPaused<Item extends QueueItem>(
  state: LoopState<Item>,
  { why, sinceAt, dueAt }: { why: WaitReason; sinceAt: number; dueAt: number },
): LoopStep<Item> {
  return enter({ ...state, hold: 'none' }, { tag: 'paused', wait: { why, sinceAt, dueAt } })
}

/** A cancel during an attempt: the run ends, and its result is still reported. */
export function stopAndReport<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  result: AttemptResult<Item>,
  at: number,
): LoopStep<Item> {
  const kept = keepUnreported(conclude(config, state, result, at), result)
  const next = enter(kept, { tag: 'stopped', why: 'cancelled' })
  return withEffect(next, { tag: 'report', ...result, turn: next.state.turn })
}

/** A timer that fired early (the clock was set back) is armed again: the deadline decides. */
export function whenDue<Item extends QueueItem>(
  state: LoopState<Item>,
  { dueAt }: { readonly dueAt: number },
  at: number,
  run: () => LoopStep<Item>,
): LoopStep<Item> {
  if (at >= dueAt) return run()
  return { state, effects: [{ tag: 'wake', turn: state.turn, dueAt }] }
}

/** The event does not apply, or changes no phase. */
export const still = <Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> => ({
  state,
  effects: [],
})

export function withEffect<Item extends QueueItem>(
  next: LoopStep<Item>,
  effect: LoopEffect<Item>,
): LoopStep<Item> {
  return { state: next.state, effects: [...next.effects, effect] }
}

export function withQueueLeft<Item extends QueueItem>(
  state: LoopState<Item>,
  queueLeft: number,
): LoopState<Item> {
  return { ...state, counts: { ...state.counts, queueLeft } }
}

function endsQueue(config: LoopConfig, outcome: FrameOutcome): FrameOutcome | null {
  if (!('message' in outcome)) return null
  const marked = config.stopMarks.some((mark) => outcome.message.includes(mark))
  return marked ? { tag: 'no-permission', message: outcome.message } : null
}
