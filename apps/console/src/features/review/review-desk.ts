import type { Sdk } from '@omc/sdk'
import { proxy, ref } from 'valtio/vanilla'
import { createPieceCalls, type PieceCalls } from './piece-calls.ts'
import { INITIAL, type ReviewState } from './review-state.ts'
import type { Subject } from './review-subject.ts'

export type ReviewPorts = {
  readonly sdk: Pick<Sdk, 'audit_events'>
  readonly subject: Subject
  readonly now: () => number
  /** Resolves once the next piece is drawn: nothing else may delay it. */
  readonly drawn: () => Promise<void>
  /** A decision left the reviewer's hand. */
  readonly onDecided: () => void
}

/** Ports and state that the parts of a sitting share. */
export type ReviewDesk = ReviewPorts & {
  readonly store: { state: ReviewState }
  readonly set: (state: ReviewState) => void
  readonly calls: PieceCalls
  /** By the key of the decision. */
  readonly undoIds: Map<number, string | null>
  /** Whether the view is shown, and how many pieces are being taken. */
  readonly is: { open: boolean; taking: number }
}

export function createDesk(ports: ReviewPorts): ReviewDesk {
  // as: the type of `ref` marks the value, which stays what it is.
  const store = proxy({ state: ref(INITIAL) as ReviewState })
  return {
    ...ports,
    store,
    set(state) {
      store.state = ref(state)
    },
    calls: createPieceCalls(),
    undoIds: new Map(),
    is: { open: false, taking: 0 },
  }
}
