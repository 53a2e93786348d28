import { Skeleton } from '@omc/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kernel/router/link.tsx'
import { changeOf, exactText, figureText } from './figure-text.ts'
import type { Tile } from './stats-definition.ts'
import type { Days, Place } from './stats-place.ts'
import { ignoredBy, numberIn, type Reading } from './stats-source.ts'
import type { Readings } from './use-board.ts'
import { useIsOpen } from './use-is-open.ts'

type TilesProps = {
  readonly label: string
  readonly tiles: readonly Tile[]
  readonly place: Place
  readonly before: Days | null
  readonly readings: Readings
}

/** Figure of a tile in an answer. */
export const tileValue = ({ value }: Tile, { totals }: Reading): number | null =>
  typeof value === 'string' ? numberIn(totals, value) : value(totals)

/** The figures of a span, each a link to the rows that it counts. @source mockup stats */
export function Tiles({ label, tiles, ...shown }: TilesProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-px overflow-hidden rounded-card border border-line bg-surface"
    >
      {tiles.map((tile) => (
        <li key={tile.id} className="flex min-w-0 shadow-[0_0_0_1px_var(--line)]">
          <TileBox tile={tile} {...shown} />
        </li>
      ))}
    </ul>
  )
}

type TileBoxProps = Omit<TilesProps, 'label' | 'tiles'> & { readonly tile: Tile }

function TileBox(props: TileBoxProps) {
  const { tile, place } = props
  const to = tile.to?.(place)
  const isLink = useIsOpen()(to ?? '')
  const box = 'flex min-w-0 flex-1 flex-col gap-1 px-4 py-3'
  return to && isLink ? (
    <Link to={to} className={`${box} hover:bg-hover focus-visible:-outline-offset-2`}>
      <TileContent {...props} />
    </Link>
  ) : (
    <div className={box}>
      <TileContent {...props} />
    </div>
  )
}

function TileContent({ tile, place, before, readings }: TileBoxProps) {
  const { t } = useTranslation()
  const { of, kind } = tile
  const ignored = ignoredBy(of, place)
  const reading = readings.read(of, place)
  const value = reading && tileValue(tile, reading)
  return (
    <>
      <span className="text-xs text-fg3">{tile.label()}</span>
      {ignored.length > 0 ? (
        <span title={t('stats.notByPart')} className="text-xl font-semibold text-fg">
          —<span className="sr-only">{t('stats.notByPart')}</span>
        </span>
      ) : readings.errorOf(of, place) ? (
        <span className="text-sm text-danger-fg">{t('stats.failed')}</span>
      ) : value === undefined ? (
        <Skeleton className="h-7 w-16" />
      ) : (
        <span title={exactText(value, kind)} className="text-xl font-semibold text-fg tabular-nums">
          {figureText(value, kind)}
        </span>
      )}
      {before && of.days !== 'all' && ignored.length === 0 ? (
        <Change tile={tile} value={value} at={{ ...place, days: before }} readings={readings} />
      ) : null}
    </>
  )
}

type ChangeProps = {
  readonly tile: Tile
  readonly value: number | null | undefined
  /** The span before. */
  readonly at: Place
  readonly readings: Readings
}

/** How far a figure moved against the span before, with an arrow beside the colour. */
function Change({ tile, value, at, readings }: ChangeProps) {
  const { t } = useTranslation()
  const reading = readings.read(tile.of, at)
  if (!reading && readings.errorOf(tile.of, at))
    return (
      <span className="text-xs text-fg3">{t('stats.before', { value: t('stats.failed') })}</span>
    )
  if (!reading) return <Skeleton className="h-4 w-24" />
  const before = tileValue(tile, reading)
  const change = changeOf(value, before, tile.kind)
  const Arrow = (change ?? 0) < 0 ? ArrowDown : ArrowUp
  const isGood = (change ?? 0) > 0 !== (tile.isLossGood === true)
  return (
    <span className="flex flex-wrap items-center gap-x-1 text-xs text-fg3 tabular-nums">
      {change === null || change === 0 ? null : (
        <span
          className={`inline-flex items-center gap-0.5 ${isGood ? 'text-success-fg' : 'text-danger-fg'}`}
        >
          <Arrow size={12} aria-hidden />
          <span className="sr-only">{t(change > 0 ? 'stats.up' : 'stats.down')}</span>
          {tile.kind === 'percent'
            ? t('stats.points', { points: Math.abs(change) })
            : `${Math.abs(change)}%`}
        </span>
      )}
      {t('stats.before', { value: figureText(before, tile.kind) })}
    </span>
  )
}
