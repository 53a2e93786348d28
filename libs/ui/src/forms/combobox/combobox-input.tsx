import { ChevronDown, X } from 'lucide-react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useFieldControl } from '../../primitives/field-context.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import { Input } from '../../primitives/input.tsx'
import type { ComboboxProps } from './combobox-props.ts'
import type { Options } from './use-options.ts'

type ComboboxInputProps = {
  readonly of: ComboboxProps
  readonly its: Options
  readonly popup: 'listbox' | 'tree'
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly isInPanel: (target: Node | null) => boolean
}

/** The input of options that open below; closed, it shows the chosen one. */
export function ComboboxInput(props: ComboboxInputProps) {
  const { of, its, popup, isOpen, onOpen, onClose, isInPanel } = props
  const { inputRef, label, name, values, isMultiple = false } = of
  const { isDisabled = false, isInvalid, placeholder } = of
  const { id } = useFieldControl({})
  const [chosen] = isMultiple ? [] : values
  const isSet = chosen !== undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen) {
      if (its.press(event) && event.key === 'Enter' && !isMultiple) onClose()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onOpen()
    }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isInPanel(relatedTarget)) return
    if (isOpen) onClose()
    of.onBlur?.()
  }
  return (
    <Input
      ref={inputRef}
      // A select has no search.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="combobox"
      name={name}
      {...(id === undefined ? { 'aria-label': label } : {})}
      {...(isInvalid === undefined ? {} : { 'aria-invalid': isInvalid })}
      aria-haspopup={popup}
      aria-expanded={isOpen && its.shown.length > 0}
      aria-controls={its.listId}
      aria-autocomplete="list"
      aria-activedescendant={its.active === null ? undefined : its.optionId(its.active)}
      autoComplete="off"
      // A press asked for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={of.opensAtOnce ?? false}
      disabled={isDisabled}
      placeholder={isSet ? its.nameOf(chosen) : placeholder}
      title={isSet ? its.nameOf(chosen) : undefined}
      maxLength={100}
      value={isOpen ? its.text : isSet ? its.nameOf(chosen) : ''}
      endSlot={<EndSlot of={of} isSet={isSet} />}
      onClick={onOpen}
      onChange={({ target }) => {
        if (!isOpen) onOpen()
        its.setText(target.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...its.composition}
    />
  )
}

/** The button that takes the choice back, or the sign that options open. */
function EndSlot({ of, isSet }: { readonly of: ComboboxProps; readonly isSet: boolean }) {
  const { isClearable = false, isDisabled = false, labels, onValuesChange } = of
  return isSet && isClearable && !isDisabled ? (
    <IconButton
      size="sm"
      label={labels.clear}
      icon={<X size={14} aria-hidden />}
      onClick={() => onValuesChange([])}
    />
  ) : (
    <ChevronDown size={14} aria-hidden className="pointer-events-none me-2" />
  )
}
