import { RadioGroup as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'

export type RadioOption<Value extends string = string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly description?: ReactNode
  /** At the end of the row, e.g. a count; part of the option's name. */
  readonly aside?: ReactNode
  readonly isDisabled?: boolean
}

export type RadioGroupProps<Value extends string = string> = {
  readonly label: ReactNode
  readonly isLabelHidden?: boolean
  readonly options: readonly RadioOption<Value>[]
  /** null while nothing is chosen. */
  readonly value: string | null
  readonly onValueChange: (value: Value) => void
  /** `boxed` gives every option an edge, `rows` fits options into a scrolling list. */
  readonly look?: 'plain' | 'boxed' | 'rows'
  /** Of the options, e.g. the height of a scrolling list. */
  readonly className?: string
}

const LOOKS = {
  plain: 'min-h-[max(32px,var(--target))] gap-2 px-1 hover:bg-hover',
  boxed:
    'min-h-(--row) gap-3 border border-line px-3 hover:bg-hover has-data-[state=checked]:border-accent has-data-[state=checked]:bg-accent-soft',
  rows: 'min-h-[max(36px,var(--target))] gap-2 px-2 py-1.5 hover:bg-hover has-data-[state=checked]:bg-accent-soft has-data-[state=checked]:text-accent-fg',
} as const

/** One of several choices; arrows choose, Tab goes on. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden, options, value, onValueChange, look = 'plain', className } = props
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col">
      <span id={id} className={isLabelHidden ? 'sr-only' : 'pb-1 text-sm font-semibold text-fg'}>
        {label}
      </span>
      <Radix.Root
        aria-labelledby={id}
        value={value}
        // as: the values of the items are those of the options.
        onValueChange={(next) => onValueChange(next as Value)}
        className={classNames('relative flex flex-col', look === 'boxed' && 'gap-1', className)}
      >
        {options.map((option) => (
          <Option key={option.value} look={look} {...option} />
        ))}
      </Radix.Root>
    </div>
  )
}

function Option({
  value,
  label,
  description,
  aside,
  isDisabled = false,
  look,
}: RadioOption & { readonly look: keyof typeof LOOKS }) {
  return (
    // The button inside is the control; the words are its name.
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control
    <label
      className={classNames(
        'flex shrink-0 items-center rounded-control text-sm',
        LOOKS[look],
        // Words stay readable when a choice is off limits: only its control fades.
        isDisabled ? 'cursor-not-allowed text-fg3' : 'cursor-pointer',
      )}
    >
      <Radix.Item
        value={value}
        disabled={isDisabled}
        className="flex size-4 shrink-0 items-center justify-center rounded-full border border-control bg-surface transition-colors duration-(--motion-fast) data-[state=checked]:border-accent disabled:opacity-60"
      >
        <Radix.Indicator className="size-2 rounded-full bg-accent" />
      </Radix.Item>
      <span className="min-w-0 flex-1 break-words">
        {label}
        {description ? <span className="block text-xs text-fg3">{description}</span> : null}
      </span>
      {aside ? <span className="shrink-0 text-xs text-fg3 tabular-nums">{aside}</span> : null}
    </label>
  )
}
