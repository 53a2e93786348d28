import type { LoopState, LoopStep, QueueItem } from './loop-types.ts'
import { still } from './transitions.ts'

/** A pause is wanted as soon as the item at hand is done. */
export function hold<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  return state.hold === 'none' ? still({ ...state, hold: 'after-item' }) : still(state)
}

/** No pause is wanted any more. */
export function release<Item extends QueueItem>(state: LoopState<Item>): LoopStep<Item> {
  return state.hold === 'none' ? still(state) : still({ ...state, hold: 'none' })
}
