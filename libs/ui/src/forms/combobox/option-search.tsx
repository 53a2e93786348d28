import { Search } from 'lucide-react'
import { Input } from '../../primitives/input.tsx'
import type { OptionsProps } from './combobox-props.ts'
import type { Options } from './use-options.ts'

type OptionSearchProps = {
  readonly of: OptionsProps
  readonly its: Options
  readonly popup: 'listbox' | 'tree'
}

/** The search above options that are in sight; its keys move through them. */
export function OptionSearch({ of, its, popup }: OptionSearchProps) {
  return (
    <Input
      // A select has no search.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="combobox"
      aria-label={of.label}
      aria-haspopup={popup}
      aria-expanded={its.shown.length > 0}
      aria-controls={its.listId}
      aria-autocomplete="list"
      aria-activedescendant={its.active === null ? undefined : its.optionId(its.active)}
      autoComplete="off"
      placeholder={of.placeholder}
      startSlot={<Search size={16} aria-hidden />}
      maxLength={100}
      value={its.text}
      onChange={({ target }) => its.setText(target.value)}
      onKeyDown={its.press}
      {...its.composition}
    />
  )
}
