import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import type { ComboboxOption, OptionsProps } from './combobox-props.ts'
import { ListState } from './list-state.tsx'
import type { Options } from './use-options.ts'

/** Indent of an option below another, px. */
const STEP_PX = 16

type OptionListProps = {
  readonly of: OptionsProps
  readonly its: Options
  readonly onChoose: (option: ComboboxOption) => void
}

/** The options below an input, or why there are none. */
export function OptionList({ of, its, onChoose }: OptionListProps) {
  const { label, values, isMultiple = false, failure } = of
  const { shown, active } = its
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (active === null) return
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      {failure}
      {shown.length > 0 ? (
        <ul
          ref={list}
          id={its.listId}
          // The browser's own list has no search and no rows of unequal names.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
          role="listbox"
          aria-label={label}
          aria-multiselectable={isMultiple}
          className="max-h-64 overflow-y-auto"
        >
          {shown.map((option) => (
            <OptionRow
              key={option.value}
              id={its.optionId(option.value)}
              option={option}
              isChosen={values.includes(option.value)}
              isActive={option.value === active}
              onChoose={() => onChoose(option)}
            />
          ))}
        </ul>
      ) : null}
      <ListState of={of} count={shown.length} />
    </>
  )
}

type OptionRowProps = {
  readonly id: string
  readonly option: ComboboxOption
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly onChoose: () => void
}

function OptionRow({ id, option, isChosen, isActive, onChoose }: OptionRowProps) {
  return (
    // The keys are those of the input, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <li
      id={id}
      // The browser's own option stands in its own list alone.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
      role="option"
      aria-selected={isChosen}
      {...(isActive ? { 'data-active': '' } : {})}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      style={{ paddingInlineStart: 8 + (option.depth ?? 0) * STEP_PX }}
      className={classNames(
        'flex min-h-[max(32px,var(--target))] cursor-pointer items-center gap-2 rounded-control pe-2 text-sm',
        isActive ? 'bg-hover outline-2 -outline-offset-2 outline-ring' : 'hover:bg-hover',
        isChosen ? 'text-accent-fg' : 'text-fg',
      )}
    >
      <span title={option.label} className="min-w-0 flex-1 truncate">
        {option.label}
      </span>
      {isChosen ? <Check size={16} aria-hidden className="shrink-0" /> : null}
    </li>
  )
}
