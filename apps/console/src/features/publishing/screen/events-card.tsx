import { formatClock } from '@omc/shell'
import { Button, Card, EmptyState, Timeline } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '../../../kernel/data/read.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { eventRows, eventsCsv, filterEvents } from '../run/event-rows.ts'
import type { EventFilter, EventRow, EventWords } from '../run/event-rows.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { detailWords, eventWords } from './event-key.ts'
import { useNow } from './use-now.ts'
import { useWallTime } from './use-wall-time.ts'

const FILTERS: readonly EventFilter[] = ['all', 'success', 'failed']
const SHOWN = 200

type EventsCardProps = { readonly snapshot: RunSnapshot; readonly className?: string }

/** Events of this page's loop and of the server's ledger in one timeline. */
export function EventsCard({ snapshot, className }: EventsCardProps) {
  'use memo'
  const { t } = useTranslation()
  const [filter, setFilter] = useState<EventFilter>('all')
  const { uid, events, attemptIds, info } = snapshot
  const server = useQuery({
    ...read(useSdk(), 'publish_events.list', {
      'filter[studio_account_id]': [info?.id ?? '0'],
      'page[size]': 100,
      sort: ['-id'],
    }),
    enabled: info !== null,
  })
  const serverItems = server.data?.items
  const wallTime = useWallTime()
  const all = useMemo(
    () => eventRows({ events, attemptIds }, serverItems ?? [], wallTime),
    [events, attemptIds, serverItems, wallTime],
  )
  const rows = filterEvents(all, filter)
  return (
    <Card
      title={t('publishing.events')}
      isPadded={false}
      {...(className && { className })}
      actions={
        <>
          <FilterButtons chosen={filter} onChoose={setFilter} />
          <Button
            size="sm"
            variant="ghost"
            disabled={rows.length === 0}
            icon={<Download size={14} aria-hidden />}
            onClick={() =>
              saveCsv(
                t('publishing.exportName', { name: info?.nickname ?? uid }),
                eventsCsv(rows, csvWords(t)),
              )
            }
          >
            {t('publishing.exportCsv')}
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          className="py-8"
          title={t('publishing.noEvents')}
          description={t('publishing.noEventsHint')}
        />
      ) : (
        <Events rows={rows} />
      )}
    </Card>
  )
}

type FilterButtonsProps = {
  readonly chosen: EventFilter
  readonly onChoose: (filter: EventFilter) => void
}

function FilterButtons({ chosen, onChoose }: FilterButtonsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('publishing.eventFilter')}</legend>
      {FILTERS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
          className={`min-h-(--target) min-w-(--target) rounded-control px-2 text-xs ${
            chosen === name
              ? 'bg-accent-soft font-semibold text-accent-fg'
              : 'text-fg2 hover:bg-hover'
          }`}
        >
          {t(`publishing.filter.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}

function Events({ rows }: { readonly rows: readonly EventRow[] }) {
  'use memo'
  const { t } = useTranslation()
  const now = useNow(60_000)
  return (
    <div
      data-testid="events"
      // A scroll container needs focus for the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-96 overflow-y-auto p-4 focus-visible:-outline-offset-2"
    >
      <Timeline
        label={t('publishing.events')}
        items={rows.slice(0, SHOWN).map((row) => ({
          id: row.key,
          time: formatClock(row.at, { now }),
          dateTime: new Date(row.at).toISOString(),
          title: eventWords(t, row),
          detail: [row.title, detailWords(t, row)].filter(Boolean).join(' · '),
          tone: row.tone,
        }))}
      />
    </div>
  )
}

const csvWords = (t: TFunction): EventWords => ({
  head: (['time', 'event', 'title', 'detail', 'source'] as const).map((name) =>
    t(`publishing.csv.${name}`),
  ),
  event: (row) => eventWords(t, row),
  detail: (row) => detailWords(t, row),
  source: ({ source }) => t(`publishing.csv.${source}`),
})

/** Saves a CSV file; the byte order mark lets spreadsheets read Chinese. */
const saveCsv = (name: string, text: string): void =>
  saveFile(`${name}.csv`, new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))
