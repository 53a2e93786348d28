import { formatCount } from '@omc/shell'
import { Card, Segmented, Timeline } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import { filterEvents, serverRow, type ServerEvent } from '../../publishing/run/event-rows.ts'
import { detailWords, eventWords } from '../../publishing/screen/event-key.ts'
import { MOST_EVENTS } from './day-events.ts'
import { lanesOf, sumsOf, type Day } from './day-lanes.ts'
import { DayStrip } from './day-strip.tsx'

type StoryProps = {
  /** In the order they happened; one at least. */
  readonly events: readonly ServerEvent[]
  readonly day: Day
  /** Epoch ms. */
  readonly now: number
}

/** A day as sums, as a strip and step by step. */
export function DayStory({ events, day, now }: StoryProps) {
  const { t } = useTranslation()
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Card title={t('accountDay.overview')}>
        <dl className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-4">
          {sumsOf(events).map(({ kind, count }) => (
            <div key={kind}>
              <dt className="text-sm text-fg3">{t(`accountDay.sum.${kind}`)}</dt>
              <dd className="text-lg font-semibold text-fg tabular-nums">{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
        <DayStrip lanes={lanesOf(events, day, now)} day={day} now={now} />
      </Card>
      <StepsCard events={events} />
    </div>
  )
}

const FILTERS = ['all', 'success', 'failed'] as const

function StepsCard({ events }: Pick<StoryProps, 'events'>) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all')
  const rows = filterEvents(events.map(serverRow), filter)
  return (
    <Card
      title={t('accountDay.steps', { count: rows.length })}
      actions={
        <Segmented
          label={t('publishing.eventFilter')}
          options={FILTERS.map((name) => ({ value: name, label: t(`publishing.filter.${name}`) }))}
          value={filter}
          onValueChange={setFilter}
        />
      }
    >
      {rows.length === 0 ? (
        <p className="text-sm text-fg3">{t('accountDay.noneOfKind')}</p>
      ) : (
        <Timeline
          label={t('accountDay.timeline')}
          items={rows.map((row) => ({
            id: row.key,
            time: clockTime(row.at),
            dateTime: new Date(row.at).toISOString(),
            title: eventWords(t, row),
            detail: [row.title, detailWords(t, row)].filter(Boolean).join(' · '),
            tone: row.tone,
          }))}
        />
      )}
      {events.length >= MOST_EVENTS ? (
        <p className="pt-3 text-sm text-fg3">{t('accountDay.more', { count: MOST_EVENTS })}</p>
      ) : null}
    </Card>
  )
}
