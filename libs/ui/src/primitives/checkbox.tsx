import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { forwardRef } from 'react'
import type { ReactNode } from 'react'
import { useFieldControl } from '../forms/field-context.ts'
import { classNames } from './class-names.ts'

export type CheckboxProps = {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly checked?: boolean | 'mixed'
  readonly defaultChecked?: boolean
  readonly onCheckedChange?: (checked: boolean) => void
  readonly disabled?: boolean
  readonly name?: string
  readonly value?: string
  readonly id?: string
  /** For selection columns: the label is read, not shown. */
  readonly isLabelHidden?: boolean
  readonly className?: string
}

/** A box with its label; `mixed` = some of many. */
export const Checkbox = forwardRef<HTMLButtonElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, description, checked, onCheckedChange, isLabelHidden, className, id, ...rest } =
    props
  const { id: _fieldId, ...linked } = useFieldControl({})
  return (
    <label
      className={classNames(
        'inline-flex min-h-(--target) gap-2 align-middle text-sm',
        description ? 'items-start' : 'items-center',
        // Without words the box alone is the target.
        isLabelHidden ? 'min-w-(--target) justify-center' : '',
        // Words stay readable when the box is off: only the box fades.
        rest.disabled ? 'cursor-not-allowed text-fg3' : 'cursor-pointer text-fg',
        className,
      )}
    >
      <Radix.Root
        {...rest}
        {...linked}
        {...(id === undefined ? {} : { id })}
        {...(checked === undefined
          ? {}
          : { checked: checked === 'mixed' ? 'indeterminate' : checked })}
        ref={ref}
        onCheckedChange={(next) => onCheckedChange?.(next === true)}
        className={classNames(
          'inline-flex size-4 shrink-0 items-center justify-center rounded-chip border border-control bg-surface text-white',
          'transition-colors duration-(--motion-fast) hover:border-accent',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
          rest.disabled ? 'opacity-60' : '',
          description ? 'mt-[3px]' : '',
        )}
      >
        <Radix.Indicator>
          {checked === 'mixed' ? (
            <Minus size={12} strokeWidth={3} aria-hidden />
          ) : (
            <Check size={12} strokeWidth={3} aria-hidden />
          )}
        </Radix.Indicator>
      </Radix.Root>
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>
        {label}
        {description ? <span className="block text-xs text-fg3">{description}</span> : null}
      </span>
    </label>
  )
})
