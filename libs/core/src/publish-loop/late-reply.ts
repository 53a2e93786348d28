import type { LoopConfig } from './loop-config.ts'
import type { AttemptResult, LoopEvent, LoopState, LoopStep, QueueItem } from './loop-types.ts'
import { conclude, keepUnreported, knownOutcome } from './results.ts'
import { still, withEffect } from './transitions.ts'

/** A reply to a call of an earlier turn. A report is matched by its key instead: it is a fact. */
export function isLate<Item extends QueueItem>(
  state: LoopState<Item>,
  event: LoopEvent<Item>,
): boolean {
  return 'turn' in event && event.tag !== 'reported' && event.turn !== state.turn
}

/** A claim that arrives after a cancel is given back at once, not held until its lease ends. */
export function takeLate<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  if (event.tag !== 'fetched' || event.answer.tag !== 'item') return still(state)
  const { item } = event.answer
  const isOpen = 'item' in state.phase && state.phase.item.attemptKey === item.attemptKey
  if (isOpen || knownOutcome(state, item.attemptKey)) return still(state)
  const result: AttemptResult<Item> = {
    item,
    outcome: { tag: 'not-sent', reason: 'cancelled', message: '' },
  }
  const kept = keepUnreported(conclude(config, state, result, event.at), result)
  return withEffect(still(kept), { tag: 'report', ...result, turn: state.turn })
}
