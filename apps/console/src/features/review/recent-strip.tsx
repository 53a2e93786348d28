import { Check, SkipForward, X } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Piece } from './piece.ts'
import type { Decision } from './review-state.ts'

const LOOKS = {
  checked: { Icon: Check, tone: 'bg-success-soft text-success-fg' },
  rejected: { Icon: X, tone: 'bg-danger-soft text-danger-fg' },
  skipped: { Icon: SkipForward, tone: 'bg-subtle text-fg2' },
} as const

type Recent = Pick<Decision, 'key' | 'verdict' | 'reason'> & {
  readonly piece: Pick<Piece, 'id' | 'title'>
}

type RecentStripProps = {
  readonly recent: readonly Recent[]
  readonly onUndo: (key: number) => void
}

/** The last ten decisions; a press takes one back. */
export function RecentStrip({ recent, onUndo }: RecentStripProps) {
  if (recent.length === 0) return null
  return (
    <ul
      aria-label={i18n.t('review.recent')}
      className="flex min-w-0 flex-wrap gap-1 touch:w-full touch:flex-nowrap touch:overflow-x-auto"
    >
      {recent.map(({ key, piece, verdict, reason }) => {
        const { Icon, tone } = LOOKS[verdict]
        const words = [i18n.t(`review.verdict.${verdict}`), reason].filter(Boolean).join(' ')
        return (
          <li key={key}>
            <button
              type="button"
              title={`${piece.title} · ${words}`}
              aria-label={i18n.t('review.undoOne', { id: piece.id, words })}
              onClick={() => onUndo(key)}
              className={`flex min-h-[max(24px,var(--target))] min-w-(--target) items-center gap-1 rounded-chip px-1.5 text-xs tabular-nums ${tone}`}
            >
              <Icon size={12} aria-hidden />
              {piece.id}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
