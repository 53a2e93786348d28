import { formatClock } from '@omc/shell'
import { EmptyState, ErrorState, Timeline } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { read } from '../../../kernel/data/read.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { detailWords, eventWords } from '../screen/event-key.ts'
import { Figures } from '../screen/figures.tsx'
import { useNow } from '../screen/use-now.ts'
import { useWallTime } from '../screen/use-wall-time.ts'
import { fleetFigures, latestEvents } from './fleet-figures.ts'

const EVENTS = 3
/** Steps are read too, and told by their result. */
const READ = 30

type FleetSummaryProps = { readonly snapshots: readonly RunSnapshot[] }

/** What all accounts that are shown have done together, and what happened last. */
export function FleetSummary({ snapshots }: FleetSummaryProps) {
  const { t } = useTranslation()
  const { total, done, problems, left } = fleetFigures(snapshots)
  const figures = [
    ['total', total, 'text-fg'],
    ['done', done, 'text-fg'],
    ['problems', problems, problems > 0 ? 'text-danger-fg' : 'text-fg'],
    ['left', left, 'text-fg'],
  ] as const
  return (
    <section
      aria-label={t('tiles.summary.label')}
      data-testid="fleet-summary"
      className="grid items-center rounded-card border border-line bg-surface min-[992px]:grid-cols-2"
    >
      <Figures
        label={t('publishing.counter.label')}
        figures={figures.map(([name, value, tone]) => ({
          name,
          label: t(`tiles.summary.${name}`),
          value: value === null ? '—' : String(value),
          tone,
        }))}
      />
      <div className="border-line max-[991px]:border-t min-[992px]:border-s">
        <Latest snapshots={snapshots} />
      </div>
    </section>
  )
}

function Latest({ snapshots }: FleetSummaryProps) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const ids = snapshots.flatMap(({ info }) => (info ? [info.id] : []))
  const server = useQuery({
    ...read(useSdk(), 'publish_events.list', {
      'filter[studio_account_id]': ids,
      'page[size]': READ,
      sort: ['-id'],
    }),
    enabled: ids.length > 0,
  })
  const events = latestEvents(snapshots, server.data?.items ?? [], EVENTS, useWallTime())
  if (events.length === 0 && server.isError)
    return (
      <ErrorState
        message={errorText(server.error, currentLanguage())}
        retry={{ label: t('act.retry'), onRetry: () => void server.refetch() }}
      />
    )
  if (events.length === 0) return <EmptyState className="py-4" title={t('publishing.noEvents')} />
  return (
    <div className="p-4">
      <Timeline
        label={t('tiles.summary.latest')}
        items={events.map(({ row, key, name }) => ({
          id: `${key}-${row.key}`,
          time: formatClock(row.at, { now }),
          dateTime: new Date(row.at).toISOString(),
          title: `${name} · ${eventWords(t, row)}`,
          detail: [row.title, detailWords(t, row)].filter(Boolean).join(' · '),
          tone: row.tone,
        }))}
      />
    </div>
  )
}
