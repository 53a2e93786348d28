import { Button, Field, Input, Popover, classNames } from '@omc/ui'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayRange, lastDays } from './day-range.ts'

export type DayFilterProps = {
  readonly label: string
  /** `2026-07-01..2026-07-26`, '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

const QUICK = [
  { name: 'today', count: 1 },
  { name: 'week', count: 7 },
  { name: 'month', count: 30 },
] as const

/** Days by one click or from..to. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const isSet = dayRange(value) !== null
  const [from = '', to = ''] = value.split('..')
  const choose = (next: string) => {
    setOpen(false)
    onChange(next)
  }
  return (
    <Popover
      label={label}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={
        <Button
          icon={<CalendarDays size={14} aria-hidden />}
          className={classNames(
            'font-normal! tabular-nums',
            isSet ? 'border-accent text-accent-fg' : '',
          )}
        >
          {isSet ? `${label} ${from || '…'} – ${to || '…'}` : label}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-1.5">
          {QUICK.map(({ name, count }) => (
            <Button key={name} size="sm" onClick={() => choose(lastDays(count, Date.now()))}>
              {t(`list.days.${name}`)}
            </Button>
          ))}
          {isSet ? (
            <Button size="sm" variant="ghost" onClick={() => choose('')}>
              {t('list.days.any')}
            </Button>
          ) : null}
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Field label={t('list.days.from')}>
            <Input
              type="date"
              value={from}
              {...(to ? { max: to } : {})}
              onChange={(event) => onChange(joined(event.target.value, to))}
            />
          </Field>
          <Field label={t('list.days.to')}>
            <Input
              type="date"
              value={to}
              {...(from ? { min: from } : {})}
              onChange={(event) => onChange(joined(from, event.target.value))}
            />
          </Field>
        </div>
      </div>
    </Popover>
  )
}

const joined = (from: string, to: string): string => (from || to ? `${from}..${to}` : '')
