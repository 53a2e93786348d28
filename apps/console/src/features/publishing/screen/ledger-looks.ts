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

/** Look of a state; an unknown state looks paused. */
export const ledgerLook = (state: string): Look =>
  isKeyOf(LEDGER_LOOKS, state) ? LEDGER_LOOKS[state] : LEDGER_LOOKS.paused
