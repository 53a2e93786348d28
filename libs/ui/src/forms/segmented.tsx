import { RadioGroup as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'

export type SegmentedOption<Value extends string = string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly isDisabled?: boolean
}

export type SegmentedProps<Value extends string = string> = {
  readonly label: string
  readonly options: readonly SegmentedOption<Value>[]
  /** null while none of them is in force. */
  readonly value: string | null
  readonly onValueChange: (value: Value) => void
  readonly className?: string
}

/** A few choices side by side, of which one at most is in force; arrows choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, className } = props
  return (
    <Radix.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      // as: the values of the items are those of the options.
      onValueChange={(next) => onValueChange(next as Value)}
      className={classNames(
        'relative flex max-w-full self-start overflow-x-auto rounded-control bg-subtle p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          disabled={option.isDisabled ?? false}
          className={classNames(
            'min-h-[max(28px,var(--target))] min-w-(--target) shrink-0 rounded-control px-3 text-sm tabular-nums disabled:opacity-50',
            'focus-visible:-outline-offset-2',
            option.value === value
              ? 'bg-surface font-semibold text-accent-fg'
              : 'text-fg2 hover:text-fg',
          )}
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
