import { Button, Field, Input } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { dayRange } from './day-range.ts'
import { lastDays } from './last-days.ts'

type DayInputsProps = {
  /** `2026-07-01..2026-07-26`, '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called instead of `onChange` for a choice that needs no further input. */
  readonly onChoose: (value: string) => void
}

const QUICK = [
  { name: 'today', count: 1 },
  { name: 'week', count: 7 },
  { name: 'month', count: 30 },
] as const

/** Buttons for common ranges of days, and fields for any other range. */
export function DayInputs({ value, onChange, onChoose }: DayInputsProps) {
  const { t } = useTranslation()
  const [from = '', to = ''] = value.split('..')
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-1.5">
        {QUICK.map(({ name, count }) => (
          <Button key={name} size="sm" onClick={() => onChoose(lastDays(count, Date.now()))}>
            {t(`list.days.${name}`)}
          </Button>
        ))}
        {dayRange(value) === null ? null : (
          <Button size="sm" variant="ghost" onClick={() => onChoose('')}>
            {t('list.days.any')}
          </Button>
        )}
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
  )
}

const joined = (from: string, to: string): string => (from || to ? `${from}..${to}` : '')
