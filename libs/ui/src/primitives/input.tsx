import { forwardRef } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'
import { useFieldControl } from './field-context.ts'

export type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Decoration inside the left edge, e.g. a search icon. */
  readonly startSlot?: ReactNode
  /** Content inside the right edge, e.g. a unit or a button. */
  readonly endSlot?: ReactNode
}

/** One line of text; inside a Field it is labelled and linked by itself. */
export const Input = forwardRef<HTMLInputElement, InputProps>(function Input(props, ref) {
  const { startSlot, endSlot, className, ...rest } = props
  const linked = useFieldControl(rest)
  const input = (
    <input
      {...rest}
      {...linked}
      ref={ref}
      className={classNames(
        CONTROL_CLASS,
        'h-(--ctl) read-only:bg-subtle',
        startSlot ? 'ps-8' : '',
        endSlot ? 'pe-(--ctl) data-wide-end:pe-[calc(var(--ctl)*2)]' : '',
        startSlot || endSlot ? '' : className,
      )}
    />
  )
  if (!startSlot && !endSlot) return input
  return (
    <span className={classNames('relative flex items-center', className)}>
      {startSlot ? (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center text-fg3"
        >
          {startSlot}
        </span>
      ) : null}
      {input}
      {endSlot ? (
        <span className="absolute inset-y-0 end-1 flex items-center text-fg3">{endSlot}</span>
      ) : null}
    </span>
  )
})
