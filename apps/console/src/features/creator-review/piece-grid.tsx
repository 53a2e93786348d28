import { i18n } from '../../kernel/i18n/i18n.ts'
import { CardGrid } from '../../kit/cards/card-grid.tsx'
import type { DeskState } from './desk-state.ts'
import { PieceCard } from './piece-card.tsx'

type PieceGridProps = {
  readonly state: DeskState
  readonly onChoose: (id: string) => void
  readonly onOpen: (id: string) => void
}

/** Pieces of an author; the page hears the keys that decide. */
export function PieceGrid({ state, onChoose, onOpen }: PieceGridProps) {
  const { pieces, current, decided } = state
  return (
    <CardGrid
      label={i18n.t('creatorReview.pieces')}
      ids={pieces.map(({ id }) => id)}
      currentId={current?.id}
      onGo={onChoose}
    >
      {pieces.map((piece) => (
        <PieceCard
          key={piece.id}
          piece={piece}
          judgement={decided[piece.id]}
          isCurrent={piece.id === current?.id}
          onChoose={() => onChoose(piece.id)}
          onOpen={() => onOpen(piece.id)}
        />
      ))}
    </CardGrid>
  )
}
