import { ChevronDown } from 'lucide-react'
import { forwardRef } from 'react'
import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'
import { useFieldControl } from './field-context.ts'

export type SelectOption = {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

export type SelectProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'multiple' | 'size' | 'children'
> & {
  readonly options: readonly SelectOption[]
  readonly onValueChange?: (value: string) => void
  /** Shown while `value` is '' and cannot be chosen again. */
  readonly placeholder?: string
}

/**
 * One choice of a list: the browser's own select, so it needs no script-made styles,
 * and is styled with the page where the browser can do that.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { options, onValueChange, onChange, placeholder, className, ...rest } = props
  const linked = useFieldControl(rest)
  return (
    <span className={classNames('relative flex min-w-0 items-center', className)}>
      <select
        // A long choice is cut to the width of the control.
        title={options.find(({ value }) => value === rest.value)?.label}
        {...rest}
        {...linked}
        ref={ref}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.target.value)
        }}
        className={classNames(CONTROL_CLASS, 'omc-select h-(--ctl) pe-8')}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute end-2.5 text-fg3"
      />
    </span>
  )
})
