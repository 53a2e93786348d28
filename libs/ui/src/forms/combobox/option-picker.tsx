import type { OptionsProps } from './combobox-props.ts'
import { OptionList } from './option-list.tsx'
import { OptionSearch } from './option-search.tsx'
import { useOptions } from './use-options.ts'

export type OptionPickerProps = OptionsProps

/** Options below their search, all in sight, e.g. inside a popover. */
export function OptionPicker(props: OptionPickerProps) {
  const its = useOptions(props, true)
  return (
    <div className="flex flex-col gap-2">
      <OptionSearch of={props} its={its} popup="listbox" />
      <OptionList of={props} its={its} onChoose={its.choose} />
    </div>
  )
}
