import { forwardRef } from 'react'
import type { TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_CLASS } from './control-class.ts'
import { useFieldControl } from './field-context.ts'

export type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement>

/** Several lines of text; grows by hand in height only. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(
  function Textarea(props, ref) {
    const linked = useFieldControl(props)
    return (
      <textarea
        rows={3}
        {...props}
        {...linked}
        ref={ref}
        className={classNames(
          CONTROL_CLASS,
          'resize-y py-1.5 read-only:bg-subtle',
          props.className,
        )}
      />
    )
  },
)
