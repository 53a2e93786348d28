import type { FrameContent } from '../frame-bridge/frame-protocol.ts'
import { fault, verdictOf, type Fault, type FaultKind } from './faults.ts'
import type { RehearsedItem } from './rehearsal-types.ts'

/** What the stand-in says to a payload. */
export type StandInAnswer = {
  readonly outcome: 'published' | 'refused' | 'bot_check' | 'silent'
  readonly message: string
}

/** `dry` sends nothing; `stand-in` sends each payload to a channel that keeps nothing. */
export type Stage =
  | { readonly tag: 'dry' }
  | {
      readonly tag: 'stand-in'
      readonly send: (payload: FrameContent) => Promise<StandInAnswer>
    }

type Play = {
  readonly stage: Stage
  /** Called after each answer. */
  readonly onAnswered: (one: RehearsedItem) => void
  /** Stopped by the person, e.g. an AbortSignal. */
  readonly signal: { readonly aborted: boolean }
}

/**
 * Plays a rehearsed batch on its stage, one item after another, each once. It ends early when it is
 * stopped; what was not played keeps what the rules say of it.
 */
export async function playOnStage(
  all: readonly RehearsedItem[],
  { stage, onAnswered, signal }: Play,
): Promise<void> {
  if (stage.tag === 'dry') return
  for (const one of all) {
    if (signal.aborted) return
    const answer = await stage.send(one.payload)
    // Only the answers of the stage itself may come after a stop.
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
