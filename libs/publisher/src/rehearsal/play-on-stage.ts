import type { FrameContent } from '../frame-bridge/frame-protocol.ts'
import { fault, verdictOf, type Fault, type FaultKind } from './faults.ts'
import type { RehearsedItem } from './rehearsal-types.ts'

/** What the stand-in says to a payload. */
export type StandInAnswer = {
  readonly outcome: 'published' | 'refused' | 'bot_check' | 'silent'
  readonly message: string
}

type Play = {
  /** Sends a payload to a channel that keeps nothing. */
  readonly send: (payload: FrameContent) => Promise<StandInAnswer>
  /** Called after each answer. */
  readonly onAnswered: (one: RehearsedItem) => void
  /** Stopped by the person, e.g. an AbortSignal. */
  readonly signal: { readonly aborted: boolean }
}

/**
 * Plays a rehearsed batch to the stand-in, one item after another, each once. It ends early when it
 * is stopped; what was not played keeps what the rules say of it.
 */
export async function playOnStage(
  all: readonly RehearsedItem[],
  { send, onAnswered, signal }: Play,
): Promise<void> {
  for (const one of all) {
    if (signal.aborted) return
    const answer = await send(one.payload)
    // The answer of a call that was open may come after a stop.
    if (signal.aborted) return
    onAnswered(withAnswer(one, answer))
  }
}

const CODES: Readonly<Record<Exclude<StandInAnswer['outcome'], 'published'>, FaultKind>> = {
  refused: 'stand_in_refused',
  bot_check: 'stand_in_check',
  silent: 'stand_in_silent',
}

function withAnswer(one: RehearsedItem, { outcome, message }: StandInAnswer): RehearsedItem {
  if (outcome === 'published') return one
  const said = message === '' ? null : { zh: message, en: message }
  const faults: readonly Fault[] = [...one.faults, fault(CODES[outcome], { said })]
  const verdict = verdictOf(faults)
  return { ...one, faults, verdict, dueAt: verdict === 'refused' ? null : one.dueAt }
}
