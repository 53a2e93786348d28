import { ChoiceBoxes } from '../../../kit/form/choice-boxes.tsx'
import type { ControlProps } from '../../../kit/form/form-definition.ts'
import { WEEKDAYS, weekdayName } from './weekdays.ts'

/** Days of the week by name; the contract takes their numbers. */
export function WeekdayBoxes(props: ControlProps) {
  const days: readonly unknown[] = Array.isArray(props.value) ? props.value : []
  return (
    <ChoiceBoxes
      {...props}
      options={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day) }))}
      value={days.map(String)}
      onChange={(value) => props.onChange(Array.isArray(value) ? value.map(Number) : [])}
    />
  )
}
