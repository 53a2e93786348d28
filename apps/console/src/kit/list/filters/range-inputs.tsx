import { Button, Field, Input } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ControlProps } from './choice-control.tsx'
import type { FilterOf } from './list-filter.ts'
import { numberRange, writeNumberRange } from './number-range.ts'

/** Inputs for numbers from..to, without an end that the list cannot filter by. */
export function RangeInputs({ filter, values, onChange }: ControlProps<FilterOf<'range'>>) {
  const { t } = useTranslation()
  const set = numberRange(values[0] ?? '')
  const [from, setFrom] = useState(String(set?.min ?? ''))
  const [to, setTo] = useState(String(set?.max ?? ''))
  const range = numberRange(`${from}..${to}`) ?? { min: null, max: null }
  const isTurned = range.min !== null && range.max !== null && range.min > range.max
  const unit = t(`listPart.unit.${filter.unit}`)
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const text = writeNumberRange(range)
        if (!isTurned) onChange(text === '' ? [] : [text])
      }}
    >
      <div className="grid grid-cols-2 gap-2">
        {filter.min === undefined ? null : (
          <Field label={t('listPart.from', { unit })}>
            <Input
              inputMode="decimal"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          </Field>
        )}
        {filter.max === undefined ? null : (
          <Field
            label={t('listPart.to', { unit })}
            {...(isTurned ? { error: t('listPart.turnedRange') } : {})}
          >
            <Input inputMode="decimal" value={to} onChange={(event) => setTo(event.target.value)} />
          </Field>
        )}
      </div>
      <Button type="submit" disabled={isTurned}>
        {t('listPart.apply')}
      </Button>
    </form>
  )
}
