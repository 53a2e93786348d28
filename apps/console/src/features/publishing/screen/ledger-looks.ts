import type { StatusShape, Tone } from '@omc/ui'
import { isKeyOf } from '../../../kernel/data/is-key-of.ts'
import type { LedgerState } from '../run/queue-rows.ts'

type Look = { readonly tone: Tone; readonly shape: StatusShape }

/** Look of a queued item's chip by state. */
export const LEDGER_LOOKS: Readonly<Record<LedgerState, Look>> = {
  queued: { tone: 'neutral', shape: 'ring' },
  claimed: { tone: 'info', shape: 'diamond' },
  submitting: { tone: 'accent', shape: 'turning' },
  published: { tone: 'success', shape: 'dot' },
  refused: { tone: 'danger', shape: 'cross' },
  unknown: { tone: 'warning', shape: 'question' },
  needs_human: { tone: 'warning', shape: 'question' },
  waiting: { tone: 'warning', shape: 'clock' },
  paused: { tone: 'neutral', shape: 'pause' },
}

/** Ends of an attempt that leave its item in the queue. */
const LEFT_IN_QUEUE: Readonly<Record<'absent' | 'released', Look>> = {
  absent: { tone: 'neutral', shape: 'erased' },
  released: { tone: 'neutral', shape: 'ring' },
}

/** Look of an item or an attempt by its state; an unknown state looks paused. */
export const ledgerLook = (state: string): Look =>
  isKeyOf(LEDGER_LOOKS, state)
    ? LEDGER_LOOKS[state]
    : isKeyOf(LEFT_IN_QUEUE, state)
      ? LEFT_IN_QUEUE[state]
      : LEDGER_LOOKS.paused
