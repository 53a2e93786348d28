import type { LoopConfig } from './loop-config.ts'
import type {
  AttemptResult,
  FrameOutcome,
  LoopEffect,
  LoopEvent,
  LoopPhase,
  LoopState,
  LoopStep,
  NotSentReason,
  QueueItem,
  WaitReason,
} from './loop-types.ts'
import { conclude } from './results.ts'

export type Stamp = { readonly at: number; readonly roll: number }

/** The only place where the phase changes: a new turn, and its deadline armed. */
export function enter<Item extends QueueItem>(
  state: LoopState<Item>,
  phase: LoopPhase<Item>,
): LoopStep<Item> {
  const turn = state.turn + 1
  const hold = phase.tag === 'stopped' ? 'none' : state.hold
  const armed = phase.tag === 'waiting' || phase.tag === 'sending' || phase.tag === 'submitting'
  return {
    state: { ...state, phase, turn, hold },
    effects: armed ? [{ tag: 'wake', turn, dueAt: phase.dueAt }] : [],
  }
}

export function enterFetching<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  const next = enter(state, { tag: 'fetching' })
  return withEffect(next, { tag: 'fetch', turn: next.state.turn })
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

/** Takes an item back that certainly has not reached the frame. */
export function withdraw<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopEvent<Item>,
  reason: NotSentReason,
): LoopStep<Item> {
  if (state.phase.tag !== 'submitting') return still(state)
  const message = event.tag === 'submitted' ? messageOf(event.answer) : ''
  const outcome: FrameOutcome = { tag: 'not-sent', reason, message }
  return enterReporting(config, state, { item: state.phase.item, outcome }, event.at)
}

export function afterWait<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  if (state.phase.tag !== 'waiting') return still(state)
  const { resume } = state.phase
  return resume.tag === 'report' ? report(state, resume) : enterFetching(state)
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

function messageOf(answer: { tag: string; code?: string; message?: string }): string {
  return answer.message ?? answer.code ?? ''
}

function endsQueue(config: LoopConfig, outcome: FrameOutcome): FrameOutcome | null {
  if (!('message' in outcome)) return null
  const marked = config.stopMarks.some((mark) => outcome.message.includes(mark))
  return marked ? { tag: 'no-permission', message: outcome.message } : null
}
