import { BarList, Segmented } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { ChartCard } from './chart-card.tsx'
import { rankAt } from './countable.ts'
import { figureText } from './figure-text.ts'
import type { ChartProps } from './line-card.tsx'
import { useRankNames } from './rank-names.ts'
import { rankRows, type RankRow } from './rank-rows.ts'
import { RankTable } from './rank-table.tsx'
import { RowsLink } from './rows-link.tsx'
import type { RankDefinition } from './stats-definition.ts'

/** The largest values of an attribute; several attributes behind one choice. */
export function RankCard({
  ranks,
  ...chart
}: ChartProps & { readonly ranks: readonly RankDefinition[] }) {
  const { t } = useTranslation()
  const { state, readings, onChange } = chart
  const rank = ranks.find(({ id }) => id === state.by) ?? ranks[0]
  if (!rank) return null
  const { shown, leftOut } = rankAt(rank, state.place)
  const rows = shown && rankRows(shown, state.place, readings.read)
  const error = shown?.parts
    .map(({ of }) => readings.errorOf(of, state.place))
    .find((one) => one !== null)
  return (
    <ChartCard
      title={t('stats.rankBy', { name: rank.label() })}
      {...(shown && isCompared(shown, state) ? { hint: t('stats.tick') } : {})}
      choice={
        ranks.length > 1 ? (
          <Segmented
            label={t('stats.by')}
            options={ranks.map(({ id, label }) => ({ value: id, label: label() }))}
            value={rank.id}
            onValueChange={(by) => onChange({ by })}
          />
        ) : null
      }
      error={rows ? null : (error ?? null)}
      onRetry={readings.retry}
      leftOut={leftOut}
    >
      {rows?.length === 0 ? (
        <p className="text-sm text-fg3">{t('stats.empty')}</p>
      ) : (
        shown && rows && <Ranking key={rank.id} rank={shown} rows={rows} {...chart} />
      )}
    </ChartCard>
  )
}

/** More bars than these are no ranking. */
const MOST_ROWS = 12

/** Counts over all days have no days before. */
const isCompared = ({ parts }: RankDefinition, { before }: ChartProps['state']): boolean =>
  before !== null && parts.every(({ of }) => of.days !== 'all')

type RankingProps = Omit<ChartProps, 'onChange'> & {
  readonly rank: RankDefinition
  readonly rows: readonly RankRow[]
}

function Ranking({ rank, rows, state, readings }: RankingProps) {
  const { place, before, isTable } = state
  const { t } = useTranslation()
  const earlier =
    before && isCompared(rank, state) && rankRows(rank, { ...place, days: before }, readings.read)
  const largest = rows.slice(0, MOST_ROWS)
  const named = useRankNames(rank, largest)
  const shownAs = (value: string) => (
    <RowsLink to={value === '' ? undefined : rank.to?.(value, place)}>{named(value)}</RowsLink>
  )
  if (isTable && rank.parts.length > 1)
    return <RankTable rank={rank} rows={largest} shownAs={shownAs} />
  return (
    <BarList
      label={t('stats.rankBy', { name: rank.label() })}
      heads={{ name: rank.label(), value: t('stats.count'), before: t('stats.beforeHead') }}
      bars={largest.map(({ value, count }) => ({
        id: value,
        name: named(value),
        shown: shownAs(value),
        value: count,
        ...(earlier ? { before: earlier.find((one) => one.value === value)?.count ?? 0 } : {}),
      }))}
      format={(value) => figureText(value, 'count')}
      hasShares
      total={rows.reduce((sum, { count }) => sum + count, 0)}
      isTable={isTable}
    />
  )
}
