import type { Difference, Piece } from './piece.ts'

export type Verdict = 'checked' | 'rejected' | 'skipped'

/** A decision of this sitting. Its place in `recent` ends when it is undone or refused. */
export type Decision = {
  readonly key: number
  readonly piece: Piece
  readonly verdict: Verdict
  readonly reason: string
}

/** Event that the reviewer has to know; shown above the keys until the next decision. */
export type Notice =
  | { readonly tag: 'taken'; readonly title: string }
  | { readonly tag: 'changed'; readonly changes: readonly Difference[] }
  | { readonly tag: 'refused'; readonly reason: string; readonly goods: readonly string[] }
  | { readonly tag: 'undo-refused'; readonly title: string }
  | { readonly tag: 'failed'; readonly error: Error }

export type ReviewState = {
  readonly phase: 'loading' | 'working' | 'empty' | 'failed'
  readonly current: Piece | null
  readonly ahead: readonly Piece[]
  /** Come again when nothing else is left. */
  readonly skipped: readonly Piece[]
  /** The newest first. */
  readonly recent: readonly Decision[]
  readonly notice: Notice | null
  readonly error: Error | null
  /** Whether the server had nothing more when it was asked last. */
  readonly isDry: boolean
  /** Decisions of this sitting that stand, without skipped pieces. */
  readonly decided: number
}

/** Undo goes this deep. @source screens §2.6 */
export const UNDO_DEPTH = 10
/** Pieces that are taken before they are reached. */
export const AHEAD = 3

export const INITIAL: ReviewState = {
  phase: 'loading',
  current: null,
  ahead: [],
  skipped: [],
  recent: [],
  notice: null,
  error: null,
  isDry: false,
  decided: 0,
}

/** All pieces at hand: the current one first. */
export const atHand = ({ current, ahead, skipped }: ReviewState): readonly Piece[] => [
  ...(current ? [current] : []),
  ...ahead,
  ...skipped,
]

/** Pieces that came from the server; those at hand already are left out. */
export function arrived(state: ReviewState, pieces: readonly Piece[], isDry: boolean): ReviewState {
  const known = new Set(atHand(state).map(({ id }) => id))
  const fresh = pieces.filter(({ id }, at) => {
    const isFirst = pieces.findIndex((one) => one.id === id) === at
    return isFirst && !known.has(id)
  })
  return settled({ ...state, ahead: [...state.ahead, ...fresh], isDry, error: null })
}

export const failed = (state: ReviewState, error: Error): ReviewState =>
  state.current ? state : { ...state, error, phase: 'failed' }

/** Puts the decision down and shows the next piece at once. */
export function decided(state: ReviewState, decision: Decision): ReviewState {
  const isSkipped = decision.verdict === 'skipped'
  return settled({
    ...state,
    current: null,
    notice: null,
    skipped: isSkipped ? [...state.skipped, decision.piece] : state.skipped,
    recent: [decision, ...state.recent].slice(0, UNDO_DEPTH),
    decided: state.decided + (isSkipped ? 0 : 1),
  })
}

/** A piece comes back to be decided on: its decision was undone or refused. */
export function returned(
  state: ReviewState,
  key: number,
  piece: Piece,
  notice: Notice | null,
): ReviewState {
  const { current } = state
  return settled({
    ...forgotten(state, key),
    current: piece,
    ahead: [
      ...(current && current.id !== piece.id ? [current] : []),
      ...state.ahead.filter(({ id }) => id !== piece.id),
    ],
    skipped: state.skipped.filter(({ id }) => id !== piece.id),
    notice,
  })
}

/** A decision that did not come to stand. */
export function forgotten(state: ReviewState, key: number): ReviewState {
  const decision = state.recent.find((one) => one.key === key)
  return {
    ...state,
    recent: state.recent.filter((one) => one.key !== key),
    decided: state.decided - (decision && decision.verdict !== 'skipped' ? 1 : 0),
  }
}

/** A piece that is somebody else's now. */
export function dropped(state: ReviewState, id: string, notice: Notice): ReviewState {
  const without = (pieces: readonly Piece[]) => pieces.filter((piece) => piece.id !== id)
  return settled({
    ...state,
    current: state.current?.id === id ? null : state.current,
    ahead: without(state.ahead),
    skipped: without(state.skipped),
    notice,
  })
}

/** The same piece with a new hold or version. */
export function renewed(state: ReviewState, piece: Piece): ReviewState {
  const swap = (one: Piece) => (one.id === piece.id ? piece : one)
  return {
    ...state,
    current: state.current && swap(state.current),
    ahead: state.ahead.map(swap),
    skipped: state.skipped.map(swap),
  }
}

/** Shows the next piece where none is shown; skipped ones last. */
function settled(state: ReviewState): ReviewState {
  if (state.current) return { ...state, phase: 'working' }
  const [next, ...ahead] = state.ahead
  if (next) return { ...state, current: next, ahead, phase: 'working' }
  if (!state.isDry) return { ...state, phase: 'loading' }
  const [again, ...skipped] = state.skipped
  if (again) return { ...state, current: again, skipped, phase: 'working' }
  return { ...state, phase: 'empty' }
}
