import { noticeOf } from './notice-of.ts'
import { differences, type Piece } from './piece.ts'
import type { ReviewDesk } from './review-desk.ts'
import { dropped, forgotten, renewed, returned, type Decision } from './review-state.ts'
import type { Judgement } from './review-subject.ts'

/** Sends a decision; a piece whose hold is over is asked for first. */
export async function sendDecision(
  desk: ReviewDesk,
  { key, piece }: Decision,
  judgement: Judgement,
): Promise<void> {
  const { subject, now, undoIds } = desk
  try {
    if (piece.heldUntil !== null && piece.heldUntil <= now()) await subject.keep(piece)
    undoIds.set(key, await subject.decide(piece, judgement))
  } catch (error) {
    await takeBack(desk, { key, piece, error: error as Error })
  }
}

type Refused = { readonly key: number; readonly piece: Piece; readonly error: Error }

/** Brings a piece back whose decision was refused, or tells that it is somebody else's. */
async function takeBack(desk: ReviewDesk, { key, piece, error }: Refused): Promise<void> {
  const { store, set, subject } = desk
  const notice = noticeOf(error, piece)
  if (notice.tag === 'taken') return set(dropped(forgotten(store.state, key), piece.id, notice))
  if (notice.tag !== 'changed') return set(returned(store.state, key, piece, notice))
  const fresh = await subject.read(piece.id).catch(() => null)
  const { title } = piece
  if (!fresh) return set(dropped(forgotten(store.state, key), piece.id, { tag: 'taken', title }))
  const changes = differences(piece, fresh)
  set(returned(store.state, key, fresh, { tag: 'changed', changes }))
}

/** Undoes a decision on the server; its piece is shown again already. */
export async function bringBack(desk: ReviewDesk, { key, piece }: Decision): Promise<void> {
  const { sdk, store, set, subject, undoIds } = desk
  const id = undoIds.get(key)
  // Its decision was refused: there is nothing to undo.
  if (id === undefined || id === null) return
  const kept = await undone(sdk, id)
    .then(() => subject.keep(piece))
    .catch(() => null)
  const { title } = piece
  set(
    kept
      ? renewed(store.state, kept)
      : dropped(store.state, piece.id, { tag: 'undo-refused', title }),
  )
}

/** @throws where something changed the piece since */
async function undone(sdk: ReviewDesk['sdk'], id: string): Promise<void> {
  const { failed } = await sdk.audit_events.undo({ id })
  if (failed.length > 0) throw new Error('not undone')
}
