import { useState, type KeyboardEvent } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { CardGrid } from '../../kit/cards/card-grid.tsx'
import { ScreeningCard } from './screening-card.tsx'
import { marked, verdictOf, type Marks, type Verdict } from './screening-marks.ts'
import type { Piece } from './screening-query.ts'

type ScreeningGridProps = {
  readonly pieces: readonly Piece[]
  readonly marks: Marks
  /** Whether the person may decide, or only look. */
  readonly mayMark: boolean
  readonly onMarks: (change: (marks: Marks) => Marks) => void
  readonly onOpen: (id: string) => void
  readonly onSend: () => void
}

/** Pieces as cards: 1 keeps, 2 drops, each goes on to the next; Ctrl+Enter sends. */
export function ScreeningGrid(props: ScreeningGridProps) {
  const { pieces, marks, mayMark, onMarks, onOpen, onSend } = props
  const [at, setAt] = useState(0)
  const index = Math.min(at, pieces.length - 1)
  const current = pieces[index]
  const mark = (id: string, verdict: Verdict) => onMarks((now) => marked(now, id, verdict))
  const press = (event: KeyboardEvent): boolean => {
    const isWithControl = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && isWithControl) {
      onSend()
      return true
    }
    const verdict = mayMark && !isWithControl ? verdictOf(event.key) : undefined
    if (!verdict || !current) return false
    mark(current.id, verdict)
    setAt(Math.min(index + 1, pieces.length - 1))
    return true
  }
  const goTo = (id: string) => setAt(pieces.findIndex((piece) => piece.id === id))
  return (
    <CardGrid
      label={i18n.t('screening.pieces')}
      ids={pieces.map(({ id }) => id)}
      currentId={current?.id}
      onGo={goTo}
      onKey={press}
    >
      {pieces.map((piece) => (
        <ScreeningCard
          key={piece.id}
          piece={piece}
          verdict={marks[piece.id]}
          isCurrent={piece === current}
          onFocus={() => goTo(piece.id)}
          onMark={mayMark ? (verdict) => mark(piece.id, verdict) : undefined}
          onOpen={() => onOpen(piece.id)}
        />
      ))}
    </CardGrid>
  )
}
