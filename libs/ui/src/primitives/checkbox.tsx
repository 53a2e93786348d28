import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

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
  readonly onBlur?: () => void
  /** Id of the text beside the box, e.g. its error. */
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
}

/** A box with its label; `mixed` = some of many. The browser's own box in the page's colours. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, description, checked, onCheckedChange, isLabelHidden, className, id, ...rest } =
    props
  const { id: _fieldId, ...linked } = useFieldControl(rest)
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement, [])
  // No attribute says it, and a click takes it away.
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed'
  })
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
      <span
        className={classNames(
          'relative inline-flex size-4 shrink-0',
          rest.disabled ? 'opacity-60' : '',
          description ? 'mt-[3px]' : '',
        )}
      >
        <input
          {...rest}
          {...linked}
          {...(id === undefined ? {} : { id })}
          {...(checked === undefined ? {} : { checked: checked === true })}
          ref={box}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className={classNames(
            'omc-checkbox size-4 cursor-[inherit] appearance-none rounded-chip border border-control bg-surface',
            'transition-colors duration-(--motion-fast) hover:border-accent',
            'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
          )}
        />
      </span>
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>
        {label}
        {description ? <span className="block text-xs text-fg3">{description}</span> : null}
      </span>
    </label>
  )
})
