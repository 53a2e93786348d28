import type { Notice } from '../review/review-state.ts'
import type { Judgement } from '../review/review-subject.ts'

/** One piece of an author in the grid. */
export type DeskPiece = {
  readonly id: string
  readonly title: string
  readonly cover: string
  readonly note: string
  readonly status: string
  /** `updated_at` as it was read: a decision is bound to this version. */
  readonly version: string
  /** Contents made of it. */
  readonly contents: number
}

export type DeskDecision = Judgement & { readonly key: number; readonly piece: DeskPiece }

export type DeskState = {
  readonly author: string
  /** In the order in which they came; decided ones keep their place. */
  readonly pieces: readonly DeskPiece[]
  readonly current: DeskPiece | null
  /** Decisions of this sitting that stand, by piece. */
  readonly decided: Readonly<Record<string, Judgement>>
  /** The newest first. */
  readonly recent: readonly DeskDecision[]
  /** Reason why a decision was not recorded, and its piece. */
  readonly notice: { readonly what: Notice; readonly piece: DeskPiece } | null
}

export const INITIAL: DeskState = {
  author: '',
  pieces: [],
  current: null,
  decided: {},
  recent: [],
  notice: null,
}

/** Undo goes this deep. @source screens §2.6 */
const UNDO_DEPTH = 10

type Arrived = { readonly author: string; readonly rows: readonly DeskPiece[] }

/**
 * Pieces of an author as the server has them now. Cards keep their places; a piece that somebody
 * else decided on goes.
 *
 * @param isKept  whether a piece stays although the server no longer hands it out
 */
export function arrived(
  state: DeskState,
  { author, rows }: Arrived,
  isKept: (id: string) => boolean,
): DeskState {
  if (author !== state.author) return settled({ ...state, author, pieces: rows, current: null })
  const now = new Map(rows.map((row) => [row.id, row]))
  const present = state.pieces
    .filter(({ id }) => now.has(id) || id in state.decided || isKept(id))
    .map((piece) => now.get(piece.id) ?? piece)
  const known = new Set(present.map(({ id }) => id))
  const pieces = [...present, ...rows.filter(({ id }) => !known.has(id))]
  const current = pieces.find(({ id }) => id === state.current?.id) ?? null
  return settled({ ...state, pieces, current })
}

/** Puts a decision down and goes on to the next piece without one. */
export function decided(state: DeskState, decision: DeskDecision): DeskState {
  const { piece, verdict, reason } = decision
  const next = {
    ...state,
    decided: { ...state.decided, [piece.id]: { verdict, reason } },
    recent: [decision, ...state.recent.filter((one) => one.piece.id !== piece.id)].slice(
      0,
      UNDO_DEPTH,
    ),
    notice: null,
  }
  return piece.id === state.current?.id ? { ...next, current: openAfter(next) } : next
}

/** A decision that does not stand any more; its piece is shown again. */
export function takenBack(state: DeskState, { key, piece }: DeskDecision): DeskState {
  const { [piece.id]: _gone, ...others } = state.decided
  return {
    ...state,
    decided: others,
    recent: state.recent.filter((one) => one.key !== key),
    current: state.pieces.find(({ id }) => id === piece.id) ?? state.current,
    notice: null,
  }
}

export const noted = (state: DeskState, notice: DeskState['notice']): DeskState => ({
  ...state,
  notice,
})

/** Goes to a piece. */
export const chosen = (state: DeskState, id: string): DeskState => ({
  ...state,
  current: state.pieces.find((piece) => piece.id === id) ?? state.current,
})

/** Goes on without a decision. */
export const skipped = (state: DeskState): DeskState => ({
  ...state,
  current: openAfter(state) ?? state.current,
})

export const isOpen = ({ decided: done }: DeskState, { id }: DeskPiece): boolean => !(id in done)

/** The next piece without a decision after the current one, going round. */
function openAfter(state: DeskState): DeskPiece | null {
  const at = state.pieces.findIndex(({ id }) => id === state.current?.id)
  const round = [...state.pieces.slice(at + 1), ...state.pieces.slice(0, at + 1)]
  return round.find((piece) => isOpen(state, piece)) ?? null
}

const settled = (state: DeskState): DeskState =>
  state.current ? state : { ...state, current: openAfter(state) }
