import * as fields from '@omc/sdk/fields/carry_item_details'
import { formatCny } from '@omc/shell'
import { Button, LineChart, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { Table2 } from 'lucide-react'
import { useState } from 'react'
import { read } from '../../../kernel/data/read.ts'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { businessToday } from '../../../kit/day-in.ts'
import { Failure } from '../../../kit/failure.tsx'
import { mayRun } from '../../../kit/may-run.ts'
import { DAYS, firstDay, priceDays, type ItemDay, type PriceDays } from './price-days.ts'

const OPERATION = 'carry_item_details.list'

/** Price and commission of a pick by day, as a chart or a table. */
export function PriceChart({ record: { id } }: { readonly record: { readonly id: string } }) {
  const [today] = useState(() => businessToday(Date.now()))
  const may = mayRun(usePerson(), OPERATION)
  const { data, error, refetch } = useQuery({
    ...read(useSdk(), OPERATION, {
      'filter[carry_item_id]': [id],
      'filter[record_since]': firstDay(today),
      sort: ['-record_date'],
      'page[size]': DAYS,
      'fields[carry_item_details]': ['record_date', 'price', 'commission_price'],
    }),
    enabled: may,
  })
  if (!may) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold text-fg">{i18n.t('itemPrices.title')}</h2>
      {data ? (
        <Shown records={data.items} today={today} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-44" />
      )}
    </section>
  )
}

function Shown({
  records,
  today,
}: {
  readonly records: readonly ItemDay[]
  readonly today: string
}) {
  const names = {
    price: fieldLabel(fields.price),
    commission: fieldLabel(fields.commission_price),
  }
  const days = priceDays(records, today, names)
  return days ? (
    <Drawn days={days} />
  ) : (
    <p className="text-sm text-fg3">{i18n.t('itemPrices.none', { days: DAYS })}</p>
  )
}

function Drawn({ days: { points, series, known, lowest, highest } }: { readonly days: PriceDays }) {
  const [isTable, setTable] = useState(false)
  const span = { days: DAYS, known, lowest: formatCny(lowest), highest: formatCny(highest) }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-fg2 tabular-nums">
          {lowest === highest ? i18n.t('itemPrices.same', span) : i18n.t('itemPrices.span', span)}
        </p>
        <Button
          size="sm"
          icon={<Table2 size={14} aria-hidden />}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {i18n.t('itemPrices.table')}
        </Button>
      </div>
      <LineChart
        label={i18n.t('itemPrices.chart')}
        pointLabel={fieldLabel(fields.record_date)}
        points={points}
        series={series}
        format={(value) => formatCny(value)}
        isTable={isTable}
        isSmall
      />
    </>
  )
}
