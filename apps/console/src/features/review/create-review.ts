import { createDesk, type ReviewPorts } from './review-desk.ts'
import { atHand, decided, INITIAL, returned, type ReviewState } from './review-state.ts'
import type { Judgement } from './review-subject.ts'
import { bringBack, sendDecision } from './send-decision.ts'
import { keepHold, letGo, takePieces } from './take-pieces.ts'

export type Review = {
  readonly store: { readonly state: ReviewState }
  readonly start: () => void
  /** Lets everything at hand go, for others. */
  readonly stop: () => void
  readonly approve: () => void
  readonly reject: (reason: string) => void
  readonly skip: () => void
  /** @param key  decision to take back; default: the last one */
  readonly undo: (key?: number) => void
  readonly keep: () => void
}

const SKIPPED = { verdict: 'skipped', reason: '' } as const

/** One sitting of a reviewer: shows the next piece at once and sends decisions behind it. */
export function createReview(ports: ReviewPorts): Review {
  const desk = createDesk(ports)
  const { store, set, calls, is } = desk
  let keys = 0

  function decide(judgement: Judgement | null): void {
    const { current: piece } = store.state
    if (!piece) return
    keys += 1
    const decision = { key: keys, piece, ...(judgement ?? SKIPPED) }
    // The server may have more by now.
    const isDry = store.state.isDry && store.state.ahead.length > 0
    set(decided({ ...store.state, isDry }, decision))
    if (judgement) {
      ports.onDecided()
      calls.run(piece.id, async () => {
        await ports.drawn()
        await sendDecision(desk, decision, judgement)
      })
    }
    void ports.drawn().then(() => takePieces(desk))
  }

  return {
    store,
    start() {
      is.open = true
      set({ ...store.state, isDry: false, error: null, phase: 'loading' })
      void takePieces(desk)
    },
    stop() {
      is.open = false
      for (const piece of atHand(store.state)) letGo(desk, piece)
      const { recent, decided: count } = store.state
      set({ ...INITIAL, recent, decided: count })
    },
    approve: () => decide({ verdict: 'checked', reason: '' }),
    reject: (reason) => decide({ verdict: 'rejected', reason }),
    skip: () => decide(null),
    undo(key) {
      const { recent } = store.state
      const decision = key === undefined ? recent[0] : recent.find((one) => one.key === key)
      if (!decision) return
      set(returned(store.state, decision.key, decision.piece, null))
      if (decision.verdict !== 'skipped')
        calls.run(decision.piece.id, () => bringBack(desk, decision))
    },
    keep: () => keepHold(desk),
  }
}
