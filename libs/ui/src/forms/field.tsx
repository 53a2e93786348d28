import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { FieldContext } from '../primitives/field-context.ts'

export type FieldProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** When present the control is marked invalid and the text is linked to it. */
  readonly error?: ReactNode
  readonly isRequired?: boolean
  /** Shown beside the label, e.g. a counter or a link. */
  readonly aside?: ReactNode
  readonly isLabelHidden?: boolean
  readonly className?: string
  /** One control of this library, or any control that uses `useFieldControl`. */
  readonly children: ReactNode
}

/** Label, control, hint and error, linked for screen readers. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    isRequired = false,
    aside,
    isLabelHidden,
    className,
    children,
  } = props
  const id = useId()
  const describedBy = classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined
  return (
    <FieldContext.Provider value={{ id, describedBy, isInvalid: Boolean(error), isRequired }}>
      <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
        <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-2'}>
          <label htmlFor={id} className="text-sm font-semibold text-fg">
            {label}
            {isRequired ? (
              <span aria-hidden className="ms-1 text-danger-fg">
                *
              </span>
            ) : null}
          </label>
          {aside ? <span className="text-xs text-fg3 tabular-nums">{aside}</span> : null}
        </div>
        {children}
        {hint ? (
          <p id={`${id}-hint`} className="text-xs text-fg3">
            {hint}
          </p>
        ) : null}
        <div aria-live="polite" className="empty:-mt-1">
          {error ? (
            <p id={`${id}-error`} className="flex items-start gap-1 text-xs text-danger-fg">
              <CircleAlert size={14} aria-hidden className="mt-[3px] shrink-0" />
              {error}
            </p>
          ) : null}
        </div>
      </div>
    </FieldContext.Provider>
  )
}
