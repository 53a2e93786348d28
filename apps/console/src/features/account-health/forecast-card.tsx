import { formatCount } from '@omc/shell'
import { BarList, Card, Segmented } from '@omc/ui'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { forecastOf, SPANS } from './forecast.ts'
import type { Health } from './health.ts'

/** When logins end, and what would be left unsent then; as bars or as a table. */
export function ForecastCard({ all }: { readonly all: readonly Health[] }) {
  const [look, setLook] = useState<'bars' | 'table'>('bars')
  const forecast = forecastOf(all)
  return (
    <Card
      title={i18n.t('accountHealth.forecast')}
      actions={
        <Segmented
          label={i18n.t('accountHealth.look')}
          options={[
            { value: 'bars', label: i18n.t('accountHealth.bars') },
            { value: 'table', label: i18n.t('accountHealth.table') },
          ]}
          value={look}
          onValueChange={setLook}
        />
      }
    >
      <BarList
        label={i18n.t('accountHealth.forecastOf')}
        heads={{
          name: i18n.t('accountHealth.ends'),
          value: i18n.t('accountHealth.accounts'),
          before: '',
        }}
        bars={SPANS.map((span) => {
          const { accounts, unsent } = forecast[span]
          return {
            id: span,
            name: i18n.t(`accountHealth.span.${span}`),
            value: accounts,
            ...(unsent > 0 && {
              note: i18n.t(span === 'over' ? 'accountHealth.holds' : 'accountHealth.unsent', {
                count: unsent,
              }),
            }),
          }
        })}
        format={formatCount}
        isTable={look === 'table'}
      />
    </Card>
  )
}
