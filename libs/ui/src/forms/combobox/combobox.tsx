import { ChevronDown, X } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { useFieldControl } from '../../primitives/field-context.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import { Input } from '../../primitives/input.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts'
import { OptionList } from './option-list.tsx'
import { useOptions, type Options } from './use-options.ts'

/** Finds one or several of many options by what is typed; the options open below. */
export function Combobox(props: ComboboxProps) {
  const { isMultiple = false, className } = props
  const [isOpen, setOpen] = useState(false)
  const its = useOptions(props, isOpen)
  const panel = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    its.setText('')
  }
  const choose = (option: ComboboxOption) => {
    its.choose(option)
    if (!isMultiple) close()
  }
  return (
    <div className={classNames('flex min-w-0 flex-col gap-2', className)}>
      <Radix.Root open={isOpen} onOpenChange={(next) => (next ? setOpen(true) : close())}>
        <Radix.Anchor ref={anchor}>
          <ComboboxInput
            of={props}
            its={its}
            isOpen={isOpen}
            onOpen={() => setOpen(true)}
            onClose={close}
            isInPanel={(target) => panel.current?.contains(target) === true}
          />
        </Radix.Anchor>
        <Radix.Portal>
          <Radix.Content
            ref={panel}
            // The options are told through the input, which keeps the focus.
            role={undefined}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (anchor.current?.contains(event.target as Node)) event.preventDefault()
            }}
            className="z-(--layer-popover) w-[max(var(--radix-popover-trigger-width),240px)] max-w-[calc(100vw-16px)] overflow-y-auto rounded-card border border-line bg-raised p-1 text-fg shadow-popover"
          >
            <OptionList of={props} its={its} onChoose={choose} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {isMultiple ? <ChosenChips of={props} its={its} /> : null}
    </div>
  )
}

type InputProps = {
  readonly of: ComboboxProps
  readonly its: Options
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly isInPanel: (target: Node | null) => boolean
}

function ComboboxInput({ of, its, isOpen, onOpen, onClose, isInPanel }: InputProps) {
  const { inputRef, label, name, values, isMultiple = false, isClearable = false, labels } = of
  const { isDisabled = false, placeholder } = of
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
      aria-expanded={isOpen && its.shown.length > 0}
      aria-controls={its.listId}
      aria-autocomplete="list"
      aria-activedescendant={its.active === null ? undefined : its.optionId(its.active)}
      autoComplete="off"
      disabled={isDisabled}
      placeholder={isSet ? its.nameOf(chosen) : placeholder}
      title={isSet ? its.nameOf(chosen) : undefined}
      maxLength={100}
      value={isOpen ? its.text : isSet ? its.nameOf(chosen) : ''}
      endSlot={
        isSet && isClearable && !isDisabled ? (
          <IconButton
            size="sm"
            label={labels.clear}
            icon={<X size={14} aria-hidden />}
            onClick={() => of.onValuesChange([])}
          />
        ) : (
          <ChevronDown size={14} aria-hidden className="pointer-events-none me-2" />
        )
      }
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
