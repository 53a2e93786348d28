import { BarList } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { ChartCard } from './chart-card.tsx'
import { figureText, roundedTenth } from './figure-text.ts'
import type { ChartProps } from './line-card.tsx'
import { RowsLink } from './rows-link.tsx'
import type { StepsDefinition } from './stats-definition.ts'
import { ignoredBy } from './stats-source.ts'

/** How many reach each step, and the share that goes on from one to the next. */
export function StepsCard({
  steps: { title, of, steps },
  state: { place, isTable },
  readings,
}: Omit<ChartProps, 'onChange'> & { readonly steps: StepsDefinition }) {
  const { t } = useTranslation()
  if (ignoredBy(of, place).length > 0) return null
  const reading = readings.read(of, place)
  const values = reading && steps.map(({ value }) => value(reading.totals))
  return (
    <ChartCard
      title={title()}
      error={readings.errorOf(of, place)}
      onRetry={readings.retry}
      {...(values?.[0] && {
        hint: t('stats.overall', { share: shareOf(values[0], values.at(-1)) }),
      })}
    >
      {values === undefined ? undefined : values[0] === 0 ? (
        <p className="text-sm text-fg3">{t('stats.empty')}</p>
      ) : (
        <BarList
          label={title()}
          heads={{ name: t('stats.step'), value: t('stats.count'), before: t('stats.beforeHead') }}
          bars={steps.map(({ id, label, to }, at) => {
            const from = values[at - 1]
            return {
              id,
              name: label(),
              shown: <RowsLink to={to?.(place)}>{label()}</RowsLink>,
              value: values[at] ?? null,
              ...(at === 0 || isTable
                ? {}
                : { note: t('stats.passed', { share: shareOf(from, values[at]) }) }),
            }
          })}
          format={(value) => figureText(value, 'count')}
          tone="second"
          isTable={isTable}
        />
      )}
    </ChartCard>
  )
}

const shareOf = (from: number | null | undefined, to: number | null | undefined): string =>
  from && to !== null && to !== undefined ? `${roundedTenth((100 * to) / from)}%` : '—'
