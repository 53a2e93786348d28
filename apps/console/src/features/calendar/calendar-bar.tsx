import { offsetAt } from '@omc/core/wall-time'
import { Button, IconButton, Segmented, Select } from '@omc/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AccountRow } from './calendar-rows.ts'
import type { View } from './columns.ts'
import type { CalendarPlace } from './use-calendar-place.ts'

type CalendarBarProps = {
  readonly place: CalendarPlace
  /** The days that are shown, in words. */
  readonly period: string
  readonly zone: string
  readonly now: number
  readonly accounts: readonly AccountRow[]
}

/** Which days, which account, and whose clock. */
export function CalendarBar({ place, period, zone, now, accounts }: CalendarBarProps) {
  const { t } = useTranslation()
  const isWeek = place.view === 'week'
  const views: readonly View[] = ['week', 'day']
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t('calendar.view')}
        options={views.map((name) => ({ value: name, label: t(`calendar.${name}`) }))}
        value={place.view}
        onValueChange={place.setView}
      />
      <div className="flex items-center gap-1">
        <IconButton
          label={t(isWeek ? 'calendar.previousWeek' : 'calendar.previousDay')}
          icon={<ChevronLeft size={16} aria-hidden />}
          onClick={() => place.turn(-1)}
        />
        <Button onClick={place.showToday}>{t('calendar.today')}</Button>
        <IconButton
          label={t(isWeek ? 'calendar.nextWeek' : 'calendar.nextDay')}
          icon={<ChevronRight size={16} aria-hidden />}
          onClick={() => place.turn(1)}
        />
      </div>
      <p aria-live="polite" className="text-sm font-semibold text-fg tabular-nums">
        {period}
      </p>
      <p className="text-xs text-fg3">
        {t('calendar.zone', { zone, offset: offsetText(offsetAt(now, zone)) })}
      </p>
      <Select
        aria-label={t('calendar.account')}
        className="ms-auto w-48 touch:ms-0 touch:w-full"
        options={[
          { value: '', label: t('calendar.allAccounts') },
          ...accounts.map(({ id, nickname }) => ({ value: id, label: nickname || `#${id}` })),
        ]}
        value={place.account}
        onValueChange={place.setAccount}
      />
    </div>
  )
}

/** `+8`, `-3:30` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const rest = minutes % 60
  const sign = offset < 0 ? '-' : '+'
  return `${sign}${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
