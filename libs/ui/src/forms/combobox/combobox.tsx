import { useState } from 'react'
import { ChosenChips } from './chosen-chips.tsx'
import { ComboboxFrame } from './combobox-frame.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import { OptionList } from './option-list.tsx'
import { useOptions } from './use-options.ts'

/** Finds one or several of many options by what is typed; the options open below. */
export function Combobox(props: ComboboxProps) {
  const [isOpen, setOpen] = useState(props.opensAtOnce ?? false)
  const its = useOptions(props, isOpen)
  return (
    <ComboboxFrame
      of={props}
      its={its}
      popup="listbox"
      isOpen={isOpen}
      onOpenChange={setOpen}
      below={props.isMultiple ? <ChosenChips of={props} its={its} /> : null}
    >
      {(choose) => <OptionList of={props} its={its} onChoose={choose} />}
    </ComboboxFrame>
  )
}
