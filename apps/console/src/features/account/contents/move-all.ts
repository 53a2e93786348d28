/** Progress of a move. */
export type Moved<Failure> = {
  readonly moved: number
  /** Null before the first answer. */
  readonly left: number | null
  readonly failed: readonly Failure[]
  /** Takes the portions back, the oldest first. */
  readonly undoIds: readonly string[]
}

type Portion<Failure> = {
  readonly succeeded: readonly unknown[]
  readonly failed: readonly Failure[]
  readonly left_count: number
  readonly undo_id: string | null
}

/**
 * Calls until none is left. A portion of which none moved ends it too: those stand first again.
 *
 * @param note       called after each portion
 * @param isStopped  asked after each portion: the one at work always ends
 */
export async function moveAll<Failure>(
  movePortion: () => Promise<Portion<Failure>>,
  note: (moved: Moved<Failure>) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let moved = 0
  const undoIds: string[] = []
  for (;;) {
    // Each answer decides whether there is another portion.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await movePortion()
    moved += answer.succeeded.length
    if (answer.undo_id !== null) undoIds.push(answer.undo_id)
    // Failed rows are tried again, so only the last answer's failures count.
    note({ moved, left: answer.left_count, failed: answer.failed, undoIds: [...undoIds] })
    if (answer.left_count === 0 || answer.succeeded.length === 0 || isStopped()) return
  }
}
