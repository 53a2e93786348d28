import type { LoopConfig } from './loop-config.ts'
import type {
  FrameOutcome,
  LoopCommand,
  LoopEvent,
  LoopState,
  LoopStep,
  QueueItem,
} from './loop-types.ts'
import { conclude, keepUnreported } from './results.ts'
import {
  afterWait,
  enter,
  enterFetching,
  enterPaused,
  enterReporting,
  report,
  still,
  withdraw,
  withEffect,
} from './transitions.ts'
import type { Stamp } from './transitions.ts'

/** What an operator, a restart or a lost lease does to the loop. */
export function onCommand<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopCommand & Stamp,
): LoopStep<Item> {
  switch (event.tag) {
    case 'start':
      return start(state)
    case 'pause':
      return pause(state)
    case 'resume':
      return resume(state, event)
    case 'cancel':
      return cancel(config, state, event)
    case 'skip-wait':
      return afterWait(state)
    case 'skip-item':
      return withdraw(config, state, event, 'skipped')
    case 'restored':
      return restore(config, state, event)
    case 'lease-lost':
      break
  }
  return loseLease(config, state, event)
}

function start<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  const { tag } = state.phase
  if (tag !== 'idle' && tag !== 'stopped') return still(state)
  return enterFetching({ ...state, hold: 'none', failureCount: 0 })
}

function pause<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  const { phase } = state
  switch (phase.tag) {
    case 'idle':
    case 'stopped':
    case 'paused':
      return still(state)
    case 'waiting':
      if (phase.resume.tag === 'fetch') return enterPaused(state, phase)
      return hold(state)
    case 'fetching':
    case 'submitting':
    case 'sending':
    case 'reporting':
      break
  }
  return hold(state)
}

function hold<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  return state.hold === 'none' ? still({ ...state, hold: 'after-item' }) : still(state)
}

function resume<Item extends QueueItem>(state: LoopState<Item>, { at }: Stamp): LoopStep<Item> {
  const { phase } = state
  if (phase.tag !== 'paused') {
    return state.hold === 'none' ? still(state) : still({ ...state, hold: 'none' })
  }
  const free = { ...state, hold: 'none' as const }
  if (!phase.wait || phase.wait.dueAt <= at) return enterFetching(free)
  return enter(free, { tag: 'waiting', ...phase.wait, resume: { tag: 'fetch' } })
}

function cancel<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  { at }: Stamp,
): LoopStep<Item> {
  const { phase } = state
  const stopped = { tag: 'stopped', why: 'cancelled' } as const
  switch (phase.tag) {
    case 'idle':
    case 'stopped':
      return still(state)
    case 'fetching':
    case 'paused':
      return enter(state, stopped)
    case 'submitting':
    case 'sending': {
      const result = { item: phase.item, outcome: outcomeOfCancel(phase.tag) }
      const next = enter(keepUnreported(conclude(config, state, result, at), result), stopped)
      return withEffect(next, { tag: 'report', ...result, turn: next.state.turn })
    }
    case 'reporting':
      return enter(keepUnreported(state, phase), stopped)
    case 'waiting':
      break
  }
  if (phase.resume.tag === 'fetch') return enter(state, stopped)
  return enter(keepUnreported(state, phase.resume), stopped)
}

function outcomeOfCancel(tag: 'submitting' | 'sending'): FrameOutcome {
  return tag === 'sending'
    ? { tag: 'unknown', reason: 'cancelled' }
    : { tag: 'not-sent', reason: 'cancelled', message: '' }
}

function loseLease<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  const { phase } = state
  if (phase.tag === 'submitting') return withdraw(config, state, event, 'lease-lost')
  const resting =
    phase.tag === 'paused' || (phase.tag === 'waiting' && phase.resume.tag === 'fetch')
  return resting ? enter(state, { tag: 'stopped', why: 'lease-lost' }) : still(state)
}

/** Re-arms a stored state. A stored state may be one step old: an open attempt is unknown. */
function restore<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  { at }: Stamp,
): LoopStep<Item> {
  const { phase } = state
  switch (phase.tag) {
    case 'idle':
    case 'paused':
    case 'stopped':
      return still(state)
    case 'fetching':
      return enterFetching(state)
    case 'submitting':
    case 'sending': {
      const outcome: FrameOutcome = { tag: 'unknown', reason: 'restarted' }
      return enterReporting(config, state, { item: phase.item, outcome }, at)
    }
    case 'reporting':
      return report(state, phase)
    case 'waiting':
      break
  }
  return enter(state, { ...phase })
}
