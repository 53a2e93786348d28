import { Button, Field, Input, Popover, Segmented } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysOf, RANGES, type Days } from './stats-place.ts'

const LABELS = { today: 'today', 7: 'last7', 30: 'last30' } as const

type RangeChoiceProps = {
  readonly range: string
  readonly days: Days
  readonly onChange: (range: string) => void
}

/** The span of days: a usual one by one press, or any other up to a year. */
export function RangeChoice({ range, days, onChange }: RangeChoiceProps) {
  const { t } = useTranslation()
  const isOwn = !RANGES.some((name) => name === range)
  return (
    <>
      <Segmented
        label={t('stats.range.label')}
        options={RANGES.map((name) => ({ value: name, label: t(`stats.range.${LABELS[name]}`) }))}
        value={range}
        onValueChange={onChange}
      />
      <OwnRange key={range} days={days} isOwn={isOwn} onChange={onChange} />
      <span className="text-sm whitespace-nowrap text-fg2 tabular-nums">
        {days.since === days.until
          ? days.since
          : t('stats.range.days', { since: days.since, until: days.until })}
      </span>
    </>
  )
}

type OwnRangeProps = Omit<RangeChoiceProps, 'range'> & { readonly isOwn: boolean }

function OwnRange({ days, isOwn, onChange }: OwnRangeProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(days)
  const range = `${typed.since}..${typed.until}`
  const isRange = daysOf(range, days.until) !== null
  return (
    <Popover
      label={t('stats.range.own')}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={
        <Button className={isOwn ? 'border-accent' : 'font-normal!'}>
          {t('stats.range.own')}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRange) return
          setOpen(false)
          onChange(range)
        }}
      >
        <div className="grid grid-cols-2 gap-2">
          <Field label={t('stats.range.from')}>
            <Input
              type="date"
              value={typed.since}
              onChange={({ target }) => setTyped({ ...typed, since: target.value })}
            />
          </Field>
          <Field
            label={t('stats.range.to')}
            {...(isRange ? {} : { error: t('stats.range.wrong') })}
          >
            <Input
              type="date"
              value={typed.until}
              onChange={({ target }) => setTyped({ ...typed, until: target.value })}
            />
          </Field>
        </div>
        <Button type="submit" disabled={!isRange}>
          {t('stats.range.apply')}
        </Button>
      </form>
    </Popover>
  )
}
