import { noticeOf } from './notice-of.ts'
import type { Piece } from './piece.ts'
import type { ReviewDesk } from './review-desk.ts'
import { AHEAD, arrived, atHand, dropped, failed, renewed } from './review-state.ts'

/** A hold with less time left is renewed while the reviewer works, ms. */
const RENEW_BELOW_MS = 45_000

/** Takes as many pieces as are missing; calls do not wait for each other. */
export async function takePieces(desk: ReviewDesk): Promise<void> {
  const { is, set, store } = desk
  const missing = AHEAD - store.state.ahead.length - is.taking
  if (missing <= 0 || !is.open || store.state.isDry) return
  is.taking += missing
  try {
    await takeSome(desk, missing)
  } catch (error) {
    if (is.open) set(failed(store.state, error as Error))
    return
  } finally {
    is.taking -= missing
  }
  keepHold(desk)
  await takePieces(desk)
}

async function takeSome(desk: ReviewDesk, count: number): Promise<void> {
  const { store, subject, calls, set, is } = desk
  const known = new Set([...atHand(store.state).map(({ id }) => id), ...calls.ids()])
  const pieces = await subject.take(count, known)
  const isDry = pieces.every(({ id }) => known.has(id))
  if (!is.open) return pieces.forEach((piece) => letGo(desk, piece))
  const free = pieces.filter(({ id }) => !calls.has(id))
  set(arrived(store.state, free, isDry))
}

/** For others. Without an answer the hold ends by its time. */
export function letGo({ subject }: ReviewDesk, piece: Piece): void {
  void Promise.resolve(subject.release(piece)).catch(() => {})
}

/** Keeps the shown piece while its time runs out; says so when somebody else has it. */
export function keepHold(desk: ReviewDesk): void {
  const { is, store, calls, now, set, subject } = desk
  const { current } = store.state
  if (!is.open || !current || current.heldUntil === null) return
  if (current.heldUntil - now() > RENEW_BELOW_MS || calls.has(current.id)) return
  calls.run(current.id, async () => {
    try {
      const kept = await subject.keep(current)
      // The version stays the one that was seen: a decision tells what changed since.
      set(renewed(store.state, { ...current, heldUntil: kept.heldUntil }))
    } catch (error) {
      const notice = noticeOf(error as Error, current)
      if (notice.tag === 'taken') set(dropped(store.state, current.id, notice))
      void takePieces(desk)
    }
  })
}
