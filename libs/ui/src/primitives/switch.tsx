import { Switch as Radix } from 'radix-ui'
import { forwardRef, useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type SwitchProps = {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly onCheckedChange?: (checked: boolean) => void
  readonly disabled?: boolean
  /** Why it cannot be changed now; it stays reachable, so that everybody learns the reason. */
  readonly unavailable?: ReactNode
  readonly isLabelHidden?: boolean
  /** Puts the label left and the switch at the far right, as in a settings list. */
  readonly isSpread?: boolean
  readonly className?: string
}

/** A setting that acts at once. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(props, ref) {
  const { label, description, unavailable, isLabelHidden, isSpread, className, ...rest } = props
  const id = useId()
  const reason = unavailable !== undefined
  return (
    <label
      className={classNames(
        'flex min-h-(--target) items-center gap-2 text-sm',
        isSpread ? 'flex-row-reverse justify-between' : '',
        isLabelHidden ? 'min-w-(--target) justify-center' : '',
        // Words stay readable when the switch is off limits: only the switch fades.
        rest.disabled || reason ? 'cursor-not-allowed text-fg3' : 'cursor-pointer text-fg',
        className,
      )}
    >
      <Radix.Root
        {...rest}
        {...(reason
          ? { 'aria-disabled': true, 'aria-describedby': id, onCheckedChange: undefined }
          : {})}
        ref={ref}
        className={classNames(
          'inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-control p-px',
          'transition-colors duration-(--motion-fast) data-[state=checked]:border-accent data-[state=checked]:bg-accent',
          rest.disabled || reason ? 'opacity-60' : '',
        )}
      >
        <Radix.Thumb className="block size-4 rounded-full bg-white shadow-sm transition-transform duration-(--motion-fast) ease-standard data-[state=checked]:translate-x-4" />
      </Radix.Root>
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>
        {label}
        {description ? <span className="block text-xs text-fg3">{description}</span> : null}
        {reason ? (
          <span id={id} className="block text-xs text-fg3">
            {unavailable}
          </span>
        ) : null}
      </span>
    </label>
  )
})
