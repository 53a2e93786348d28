import { EmptyState, Skeleton } from '@omc/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { Failure } from '../../kit/failure.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { Agenda } from './agenda.tsx'
import { CalendarBar } from './calendar-bar.tsx'
import { MOST } from './calendar-queries.ts'
import { dayName } from './columns.ts'
import type { Entry } from './entries.ts'
import { EntryPanel } from './entry-panel.tsx'
import { LaneGrid } from './lane-grid.tsx'
import { TimeDialog } from './time-dialog.tsx'
import { useCalendar, type Calendar } from './use-calendar.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useMoving } from './use-moving.ts'

type CalendarPageProps = { readonly above: ReactNode }

/**
 * Plans and planned items by account, for a week or a day.
 *
 * @source console spec §2, account lists; screens §2.3, plans: week view; ux: schedule view
 */
export function CalendarPage({ above }: CalendarPageProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const calendar = useCalendar()
  const { place, columns, zone, now, accounts, isWhole } = calendar
  const [first, last] = [columns[0]?.day ?? '', columns.at(-1)?.day ?? '']
  const period =
    first === last
      ? dayName(first)
      : t('calendar.period', { from: dayName(first), to: dayName(last) })
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0">
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <CalendarBar
        place={place}
        period={period}
        zone={zone}
        now={now}
        accounts={[...accounts.values()]}
      />
      {isWhole ? null : (
        <p className="rounded-control bg-subtle px-3 py-1.5 text-xs text-fg2">
          {t('calendar.cut', { count: MOST })}
        </p>
      )}
      <Body calendar={calendar} period={period} />
    </div>
  )
}

type BodyProps = { readonly calendar: Calendar; readonly period: string }

function Body({ calendar, period }: BodyProps) {
  const { t } = useTranslation()
  const { columns, lanes, zone, now, error, isPending, refetch } = calendar
  const isNarrow = useIsNarrow()
  const moving = useMoving(columns, now)
  const [opened, setOpened] = useState<Entry | null>(null)
  const [asked, setAsked] = useState<Entry | null>(null)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (isPending)
    return (
      <div aria-busy className="rounded-card border border-line bg-surface p-3">
        <Skeleton lines={8} />
      </div>
    )
  const View = isNarrow ? Agenda : LaneGrid
  return (
    <>
      {lanes.length === 0 ? (
        <EmptyState
          className="flex-1"
          title={t('calendar.empty')}
          description={t('calendar.emptyHint')}
        />
      ) : (
        <>
          <p className="text-xs text-fg3 touch:hidden">{t('calendar.hint')}</p>
          <View
            label={period}
            lanes={lanes}
            zone={zone}
            moving={moving}
            acts={{ onOpen: setOpened, onAskTime: setAsked }}
          />
        </>
      )}
      {opened ? <EntryPanel entry={opened} onClose={() => setOpened(null)} /> : null}
      {asked ? <TimeDialog entry={asked} moving={moving} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
