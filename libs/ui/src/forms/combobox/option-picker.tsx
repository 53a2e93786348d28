import { Search } from 'lucide-react'
import { Input } from '../../primitives/input.tsx'
import type { OptionsProps } from './combobox-props.ts'
import { OptionList } from './option-list.tsx'
import { useOptions } from './use-options.ts'

export type OptionPickerProps = OptionsProps

/** Options below their search, all in sight, e.g. inside a popover. */
export function OptionPicker(props: OptionPickerProps) {
  const { label, placeholder } = props
  const its = useOptions(props, true)
  return (
    <div className="flex flex-col gap-2">
      <Input
        // A select has no search.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-label={label}
        aria-expanded={its.shown.length > 0}
        aria-controls={its.listId}
        aria-autocomplete="list"
        aria-activedescendant={its.active === null ? undefined : its.optionId(its.active)}
        autoComplete="off"
        placeholder={placeholder}
        startSlot={<Search size={16} aria-hidden />}
        maxLength={100}
        value={its.text}
        onChange={({ target }) => its.setText(target.value)}
        onKeyDown={its.press}
        {...its.composition}
      />
      <OptionList of={props} its={its} onChoose={its.choose} />
    </div>
  )
}
