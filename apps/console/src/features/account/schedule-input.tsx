import { Field, Input } from '@omc/ui'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { ControlProps } from '../../kit/form/form-definition.ts'
import { WeekdayBoxes } from '../lists/plans/weekday-boxes.tsx'
import { readTimes, scheduleOf } from './schedule.ts'

/** Days and times of a schedule. Times are read when the input is left. */
export function ScheduleInput({ label, value, error, onChange, ...props }: ControlProps) {
  const schedule = scheduleOf(value)
  const [typed, setTyped] = useState<string | null>(null)
  const times = typed ?? schedule.times.join(' ')
  const isWrong = typed !== null && readTimes(typed) === null
  return (
    <div className="flex flex-col gap-2">
      <WeekdayBoxes
        {...props}
        label={label}
        error={undefined}
        value={schedule.weekdays}
        onChange={(weekdays) => onChange({ ...schedule, weekdays })}
      />
      <Field
        label={i18n.t('accountPage.times')}
        hint={i18n.t('accountPage.timesHint')}
        error={isWrong ? i18n.t('accountPage.timesWrong') : error}
      >
        <Input
          value={times}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const read = readTimes(currentTarget.value)
            if (read) onChange({ ...schedule, times: read })
          }}
          onBlur={() => {
            if (!isWrong) setTyped(null)
          }}
        />
      </Field>
    </div>
  )
}
