import { classNames } from '@omc/ui'
import { Check, X } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { PictureCard } from '../../kit/list/picture-card.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import type { Verdict } from './screening-marks.ts'
import type { Piece } from './screening-query.ts'

type ScreeningCardProps = {
  readonly piece: Piece
  readonly verdict: Verdict | undefined
  /** Whether Tab stops here; the arrow keys move between the cards. */
  readonly isCurrent: boolean
  readonly onFocus: () => void
  /** Undefined for people who may look, but not decide. */
  readonly onMark: ((verdict: Verdict) => void) | undefined
  readonly onOpen: () => void
}

const EDGES = { keep: 'border-success!', drop: 'border-danger! [&_img]:opacity-50' } as const

/** A piece with its picture; the buttons say what the keys 1 and 2 do. */
export function ScreeningCard(props: ScreeningCardProps) {
  const { piece, verdict, isCurrent, onFocus, onMark, onOpen } = props
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface',
        verdict ? EDGES[verdict] : '',
      )}
    >
      <button
        type="button"
        data-card={piece.id}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={onFocus}
        onClick={onOpen}
        className="flex min-w-0 flex-1 flex-col text-start focus-visible:-outline-offset-2"
      >
        <PictureCard
          title={piece.title}
          cover={piece.cover}
          note={[platformName(piece.source), piece.source_author].filter(Boolean).join(' · ')}
        />
        {verdict ? <span className="sr-only">{i18n.t(`screening.${verdict}`)}</span> : null}
      </button>
      {onMark ? (
        <div className="grid grid-cols-2 border-t border-line">
          <MarkButton verdict="keep" chosen={verdict} onMark={onMark} />
          <MarkButton verdict="drop" chosen={verdict} onMark={onMark} />
        </div>
      ) : null}
    </li>
  )
}

type MarkButtonProps = {
  readonly verdict: Verdict
  readonly chosen: Verdict | undefined
  readonly onMark: (verdict: Verdict) => void
}

const CHOSEN = { keep: 'bg-success-soft text-success-fg', drop: 'bg-danger-soft text-danger-fg' }

function MarkButton({ verdict, chosen, onMark }: MarkButtonProps) {
  const isChosen = chosen === verdict
  const Icon = verdict === 'keep' ? Check : X
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={isChosen}
      onClick={() => onMark(verdict)}
      className={classNames(
        'flex min-h-(--target) items-center justify-center gap-1 text-sm focus-visible:-outline-offset-2',
        isChosen ? CHOSEN[verdict] : 'text-fg2 hover:bg-hover',
      )}
    >
      <Icon size={14} aria-hidden />
      {i18n.t(`screening.${verdict}`)}
    </button>
  )
}
