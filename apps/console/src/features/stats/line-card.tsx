import { Button, EmptyState, LineChart, Segmented } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { ChartCard } from './chart-card.tsx'
import { lineAt } from './countable.ts'
import { figureText } from './figure-text.ts'
import { dayLines, splitPlaces, type DayLines } from './line-series.ts'
import type { LineDefinition, Measure } from './stats-definition.ts'
import type { Place } from './stats-place.ts'
import type { StatsChange, StatsState } from './stats-state.ts'
import type { Readings } from './use-board.ts'

export type ChartProps = {
  readonly state: StatsState
  readonly readings: Readings
  readonly onChange: (change: StatsChange) => void
}

/** The measure of an address, or the first. */
export const measureOf = ({ measures }: LineDefinition, wanted: string): Measure => {
  const found = measures.find(({ id }) => id === wanted) ?? measures[0]
  if (!found) throw new Error('a line without a measure')
  return found
}

/** Days as a chart names them: `11-23`, with the year where the span has several. */
export const dayNames = (days: readonly string[]): readonly string[] =>
  days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4) ? days.map((day) => day.slice(5)) : days

/** Sources and places that the lines of a measure are read from. */
function asked(line: LineDefinition, measure: string, place: Place, { read }: Readings) {
  if (line.kind === 'split') return [{ of: line.of, place }, ...splitPlaces(line, place, read)]
  const lines = line.measures.find(({ id }) => id === measure)?.lines ?? []
  return lines.map(({ of }) => ({ of, place }))
}

/** Why a measure has no lines; null if no read failed. */
export const lineError = (
  line: LineDefinition,
  measure: string,
  place: Place,
  readings: Readings,
): Error | null =>
  asked(line, measure, place, readings)
    .map((one) => readings.errorOf(one.of, one.place))
    .find((error) => error !== null) ?? null

/** Figures by day. */
export function LineCard({
  line,
  state,
  readings,
  onChange,
}: ChartProps & { readonly line: LineDefinition }) {
  const { t } = useTranslation()
  const { id, label, kind } = measureOf(line, state.measure)
  const { shown, leftOut } = lineAt(line, id, state.place)
  const days =
    shown &&
    dayLines(shown, id, state.place, {
      read: readings.read,
      others: t('stats.others'),
      today: state.today,
    })
  return (
    <ChartCard
      title={line.title()}
      {...(line.measures.length > 1 ? { hint: label() } : {})}
      choice={
        line.measures.length > 1 ? (
          <Segmented
            label={t('stats.measure')}
            options={line.measures.map((one) => ({ value: one.id, label: one.label() }))}
            value={id}
            onValueChange={(measure) => onChange({ measure })}
          />
        ) : null
      }
      error={shown && lineError(shown, id, state.place, readings)}
      onRetry={readings.retry}
      leftOut={leftOut}
    >
      {days && hasFigures(days) ? (
        <LineChart
          label={t('stats.chartLabel', { title: line.title(), unit: label() })}
          pointLabel={t('stats.day')}
          points={dayNames(days.days)}
          series={days.series}
          format={(value) => figureText(value, kind)}
          isTable={state.isTable}
        />
      ) : (
        days && <NoFigures state={state} onChange={onChange} />
      )}
    </ChartCard>
  )
}

const hasFigures = ({ series }: DayLines): boolean =>
  series.some(({ values }) => values.some((value) => value !== null && value !== 0))

function NoFigures({ state, onChange }: Pick<ChartProps, 'state' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('stats.empty')}
      description={t('stats.emptyHint')}
      {...(state.place.range === '30'
        ? {}
        : {
            action: <Button onClick={() => onChange({ range: '30' })}>{t('stats.try30')}</Button>,
          })}
    />
  )
}
