import { Button, DropdownMenu, classNames, type MenuItem } from '@omc/ui'
import { ChevronDown } from 'lucide-react'
import type { FilterOf } from './list-filter.ts'

/** Props of one filter's control: current values and the change callback. */
export type ControlProps<Filter> = {
  readonly filter: Filter
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Several values of a closed list. */
export function ChoiceFilter({ filter, values, onChange }: ControlProps<FilterOf<'choice'>>) {
  const items = filter.options().map((option): MenuItem => ({
    kind: 'check',
    id: option.value,
    label: option.label,
    isChecked: values.includes(option.value),
    onCheckedChange: (isOn) =>
      onChange(isOn ? [...values, option.value] : values.filter((value) => value !== option.value)),
  }))
  return (
    <DropdownMenu
      align="start"
      items={items}
      trigger={
        <Button className={classNames('font-normal!', values.length > 0 ? 'border-accent' : '')}>
          {filter.label()}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    />
  )
}
