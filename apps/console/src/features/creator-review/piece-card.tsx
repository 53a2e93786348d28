import { classNames } from '@omc/ui'
import { Check, X } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { PictureCard } from '../../kit/list/picture-card.tsx'
import type { Judgement } from '../review/review-subject.ts'
import type { DeskPiece } from './desk-state.ts'

type PieceCardProps = {
  readonly piece: DeskPiece
  readonly judgement: Judgement | undefined
  readonly isCurrent: boolean
  readonly onChoose: () => void
  readonly onOpen: () => void
}

const LOOKS = {
  checked: { Icon: Check, edge: 'border-success!', tone: 'bg-success-soft text-success-fg' },
  rejected: { Icon: X, edge: 'border-danger!', tone: 'bg-danger-soft text-danger-fg' },
} as const

/** A piece with its picture and what was decided. Enter or a double click opens it. */
export function PieceCard({ piece, judgement, isCurrent, onChoose, onOpen }: PieceCardProps) {
  const look = judgement ? LOOKS[judgement.verdict] : null
  return (
    <li
      className={classNames(
        'flex min-w-0 overflow-hidden rounded-card border bg-surface',
        isCurrent ? 'border-accent! ring-2 ring-accent' : 'border-line',
        look?.edge ?? '',
      )}
    >
      <button
        type="button"
        data-card={piece.id}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? 'true' : undefined}
        onFocus={onChoose}
        // A key has no number of clicks.
        onClick={({ detail }) => (detail === 0 ? onOpen() : onChoose())}
        onDoubleClick={onOpen}
        className="flex min-w-0 flex-1 flex-col text-start focus-visible:-outline-offset-2"
      >
        <PictureCard
          title={piece.title}
          cover={piece.cover}
          note={piece.note}
          mark={
            look && judgement ? (
              <span
                title={judgement.reason}
                className={`flex items-center gap-1 rounded-chip px-2 py-0.5 text-xs ${look.tone}`}
              >
                <look.Icon size={12} aria-hidden />
                {i18n.t(`review.verdict.${judgement.verdict}`)}
              </span>
            ) : null
          }
        />
      </button>
    </li>
  )
}
