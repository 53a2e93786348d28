import type { LoopState, QueueItem } from './loop-types.ts'

/** A loop that has never run. */
export function initialState<Item extends QueueItem>(): LoopState<Item> {
  return {
    phase: { tag: 'idle' },
    turn: 0,
    hold: 'none',
    failureCount: 0,
    counts: { published: 0, failed: 0, unconfirmed: 0, notSent: 0, queueLeft: null },
    unconfirmed: [],
    unreported: [],
    settled: [],
    last: null,
  }
}
