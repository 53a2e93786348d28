import { diffWordsWithSpace } from 'diff'
import { piecesOf, type Piece } from './pieces.ts'

const words = new Intl.Segmenter('zh', { granularity: 'word' })
/** Below this share of kept characters, a comparison by words is harder to read than both texts. */
const LEAST_KEPT = 0.4

/** How one text becomes another, word by word; texts with little in common are one change. */
export function compareTexts(before: string, after: string): readonly Piece[] {
  const pieces = piecesOf(
    diffWordsWithSpace(before, after, { intlSegmenter: words }).map(
      ({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }),
    ),
  )
  const kept = pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'same' ? piece.text.length : 0),
    0,
  )
  const isAlike = kept >= LEAST_KEPT * Math.min(before.length, after.length)
  return isAlike ? pieces : [{ kind: 'change', removed: before, added: after }]
}
