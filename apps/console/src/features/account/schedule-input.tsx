import { Field, Input } from '@omc/ui'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { ControlProps, FormControl } from '../../kit/form/form-definition.ts'
import { WeekdayBoxes } from '../lists/plans/weekday-boxes.tsx'
import { weekdaysText } from '../lists/plans/weekdays.ts'
import { isScheduleWrong, scheduleOf, timesIn } from './schedule.ts'

/** Days and times of a schedule. Words that are no times stay in the value, and the form refuses it. */
export const ScheduleInput: FormControl = Object.assign(DaysAndTimes, {
  Words({ value }: { readonly value: unknown }) {
    const { weekdays, times } = scheduleOf(value)
    return [weekdaysText(weekdays), ...times].join(' ')
  },
})

function DaysAndTimes({ label, value, error, onChange, ...props }: ControlProps) {
  const schedule = scheduleOf(value)
  const [typed, setTyped] = useState('')
  const stored = schedule.times.join(' ')
  // Show the typed text only while it equals the form's value.
  const shown = timesIn(typed).join(' ') === stored ? typed : stored
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
        error={isScheduleWrong(value) ? i18n.t('accountPage.timesWrong') : error}
      >
        <Input
          value={shown}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange({ ...schedule, times: timesIn(currentTarget.value) })
          }}
          onBlur={() => setTyped('')}
        />
      </Field>
    </div>
  )
}
