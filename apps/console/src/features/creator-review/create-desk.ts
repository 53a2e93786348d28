import type { Sdk } from '@omc/sdk'
import { proxy, ref } from 'valtio/vanilla'
import { noticeOf } from '../review/notice-of.ts'
import { createPieceCalls } from '../review/piece-calls.ts'
import type { Judgement } from '../review/review-subject.ts'
import {
  arrived,
  chosen,
  decided,
  INITIAL,
  noted,
  skipped,
  takenBack,
  type DeskDecision,
  type DeskPiece,
  type DeskState,
} from './desk-state.ts'
import type { Work } from './work.ts'

type DeskPorts = {
  readonly sdk: Sdk
  readonly work: Pick<Work, 'decide'>
  /** Reads authors and pieces again. */
  readonly refresh: () => void
}

/** Calls piece by piece; the last of several reads again for all of them. */
function createCalls(refresh: () => void) {
  const calls = createPieceCalls()
  let pending = 0
  return {
    has: calls.has,
    run(id: string, call: () => Promise<void>) {
      pending += 1
      calls.run(id, async () => {
        await call()
        pending -= 1
        if (pending === 0) refresh()
      })
    },
  }
}

export type Desk = ReturnType<typeof createDesk>

/** Decisions of one sitting: each shows at once and is sent behind it. */
export function createDesk({ sdk, work, refresh }: DeskPorts) {
  // as: the type of `ref` marks the value, which stays what it is.
  const store = proxy({ state: ref(INITIAL) as DeskState })
  const calls = createCalls(refresh)
  const undoIds = new Map<number, string | null>()
  let keys = 0
  const set = (state: DeskState) => {
    store.state = ref(state)
  }

  function decide(piece: DeskPiece | null, judgement: Judgement) {
    if (!piece) return
    keys += 1
    const decision = { key: keys, piece, ...judgement }
    set(decided(store.state, decision))
    calls.run(piece.id, async () => {
      try {
        undoIds.set(decision.key, await work.decide(sdk, piece, judgement))
      } catch (error) {
        const what = noticeOf(error as Error, piece)
        set(noted(takenBack(store.state, decision), { what, piece }))
      }
    })
  }

  async function bringBack({ key, piece }: DeskDecision) {
    const id = undoIds.get(key)
    // Its decision was refused, or changed nothing.
    if (id === undefined || id === null) return
    const answer = await sdk.audit_events.undo({ id }).catch(() => null)
    if (answer && answer.failed.length === 0) return
    set(noted(store.state, { what: { tag: 'undo-refused', title: piece.title }, piece }))
  }

  return {
    store,
    show(author: string, rows: readonly DeskPiece[]) {
      set(arrived(store.state, { author, rows }, calls.has))
    },
    approve: () => decide(store.state.current, { verdict: 'checked', reason: '' }),
    reject(reason: string) {
      decide(store.state.current, { verdict: 'rejected', reason })
    },
    skip: () => set(skipped(store.state)),
    choose: (id: string) => set(chosen(store.state, id)),
    /** @param key  decision to take back; default: the last one */
    undo(key?: number) {
      const { recent } = store.state
      const decision = key === undefined ? recent[0] : recent.find((one) => one.key === key)
      if (!decision) return
      set(takenBack(store.state, decision))
      calls.run(decision.piece.id, () => bringBack(decision))
    },
    /** Rejects the piece that the channel no longer offers, for that reason. */
    rejectRefused(reason: string) {
      decide(store.state.notice?.piece ?? null, { verdict: 'rejected', reason })
    },
  }
}
