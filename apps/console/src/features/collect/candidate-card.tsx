import { formatCny, formatCount } from '@omc/shell'
import { classNames } from '@omc/ui'
import { Check, CopyCheck } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { PictureCard } from '../../kit/list/picture-card.tsx'
import type { Candidate } from './candidate.ts'
import type { Standing } from './duplicates.ts'

type CandidateCardProps = {
  readonly candidate: Candidate
  readonly standing: Standing
  readonly cardId: string
  /** Place in the tray, from 1; 0 = not chosen. */
  readonly place: number
  readonly isCurrent: boolean
  readonly onFocus: () => void
  /** Undefined for people who may look, but not collect. */
  readonly onToggle: (() => void) | undefined
  readonly onOpen: (materialId: string) => void
  readonly onCompare: () => void
}

/**
 * An offer with its picture and figures. One that is there already can be opened, not chosen; one
 * that is only like something is chosen as any other, and can be compared first.
 */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, standing, cardId, place, isCurrent, onFocus, onToggle, onOpen } = props
  const isThere = standing.tag === 'there'
  const press = () => {
    if (!isThere) onToggle?.()
    else if (standing.materialId !== null) onOpen(standing.materialId)
  }
  return (
    <li
      className={classNames(
        'relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface',
        place > 0 ? 'border-accent! ring-1 ring-accent' : 'border-line',
      )}
    >
      <button
        type="button"
        data-card={cardId}
        tabIndex={isCurrent ? 0 : -1}
        aria-pressed={isThere ? undefined : place > 0}
        onFocus={onFocus}
        onClick={press}
        className="flex min-w-0 flex-1 flex-col text-start focus-visible:-outline-offset-2"
      >
        <PictureCard
          title={candidate.title}
          cover={candidate.cover_url}
          note={<Figures candidate={candidate} />}
          mark={isThere ? <There isMine={standing.materialId !== null} /> : null}
        />
        {isThere ? null : <Box place={place} />}
      </button>
      {standing.tag === 'like' ? (
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={i18n.t('collect.compare.of', {
            why: i18n.t(`collect.alike.${standing.duplicate.kind}`),
            title: candidate.title,
          })}
          onClick={props.onCompare}
          className="flex min-h-8 items-center gap-1 border-t border-line bg-warning-soft px-2 py-1 text-start text-xs text-warning-fg focus-visible:-outline-offset-2 touch:min-h-11"
        >
          <CopyCheck size={12} aria-hidden className="shrink-0" />
          {i18n.t(`collect.alike.${standing.duplicate.kind}`)}
        </button>
      ) : null}
    </li>
  )
}

/** Place in the tray, over the upper left of the picture. */
const Box = ({ place }: { readonly place: number }) => (
  <span
    aria-hidden
    className={classNames(
      'absolute start-2 top-2 flex size-6 items-center justify-center rounded-control border text-xs font-semibold tabular-nums',
      place > 0 ? 'border-accent bg-accent text-white' : 'border-control bg-surface',
    )}
  >
    {place > 0 ? place : null}
  </span>
)

const There = ({ isMine }: { readonly isMine: boolean }) => (
  <span className="flex items-center gap-1 rounded-chip bg-surface px-2 py-0.5 text-xs text-fg2">
    <Check size={12} aria-hidden />
    {i18n.t(isMine ? 'collect.there' : 'collect.colleagueHas')}
  </span>
)

function Figures({ candidate }: { readonly candidate: Candidate }) {
  if (candidate.kind === 'content')
    return i18n.t('collect.pieceFigures', {
      plays: formatCount(candidate.play_count ?? 0),
      likes: formatCount(candidate.like_count ?? 0),
    })
  return (
    <span className="flex flex-col gap-0.5 tabular-nums">
      <span className="flex justify-between gap-2">
        <strong className="text-sm text-fg">{formatCny(candidate.price)}</strong>
        <span>{i18n.t('collect.sold', { sales: formatCount(candidate.sales ?? 0) })}</span>
      </span>
      <span className="text-success-fg">
        {i18n.t('collect.commission', {
          rate: candidate.commission_rate ?? 0,
          yuan: formatCny(candidate.commission_price),
        })}
      </span>
      <span title={candidate.shop_title} className="truncate">
        {candidate.shop_title}
      </span>
    </span>
  )
}
