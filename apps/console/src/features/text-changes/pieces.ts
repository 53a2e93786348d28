/** Part of a text comparison, as the server answers it. */
export type TextPart = { readonly kind: string; readonly text: string }

/** A text that stays, or one place where two texts differ. */
export type Piece =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'change'; readonly removed: string; readonly added: string }

/** Joins what was removed and added at one place, so that people decide on it once. */
export function piecesOf(parts: readonly TextPart[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const { kind, text } of parts) {
    if (kind === 'same') {
      pieces.push({ kind: 'same', text })
      continue
    }
    const last = pieces.at(-1)
    const before = last?.kind === 'change' ? last : { removed: '', added: '' }
    if (last?.kind === 'change') pieces.pop()
    pieces.push({
      kind: 'change',
      removed: before.removed + (kind === 'removed' ? text : ''),
      added: before.added + (kind === 'added' ? text : ''),
    })
  }
  return pieces
}

/** Positions of the changes. */
export const changesIn = (pieces: readonly Piece[]): readonly number[] =>
  pieces.flatMap(({ kind }, at) => (kind === 'change' ? [at] : []))

/** The text with the taken changes; elsewhere it stays as it was. */
export const textWith = (pieces: readonly Piece[], taken: ReadonlySet<number>): string =>
  pieces
    .map((piece, at) =>
      piece.kind === 'same' ? piece.text : taken.has(at) ? piece.added : piece.removed,
    )
    .join('')
