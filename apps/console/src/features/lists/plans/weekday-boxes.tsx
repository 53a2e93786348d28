import { ChoiceBoxes } from '../../../kit/form/choice-boxes.tsx'
import type { ControlProps, FormControl } from '../../../kit/form/form-definition.ts'
import { daysIn, WEEKDAYS, weekdayName, weekdaysText } from './weekdays.ts'

/** Days of the week by name; the contract takes their numbers. */
export const WeekdayBoxes: FormControl = Object.assign(Boxes, {
  Words: ({ value }: { readonly value: unknown }) => weekdaysText(daysIn(value)),
})

function Boxes(props: ControlProps) {
  return (
    <ChoiceBoxes
      {...props}
      options={WEEKDAYS.map((day) => ({ value: String(day), label: weekdayName(day) }))}
      value={daysIn(props.value).map(String)}
      onChange={(value) => props.onChange(Array.isArray(value) ? value.map(Number) : [])}
    />
  )
}
