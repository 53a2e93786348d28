import { CircleAlert } from 'lucide-react'

type FaultLineProps = {
  /** The checkboxes reference this as their error message. */
  readonly id: string
  readonly error: string | undefined
}

/** Live error message of checkboxes; text inputs have the one of their `Field`. */
export function FaultLine({ id, error }: FaultLineProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {error ? (
        <p id={id} className="flex items-start gap-1 text-xs text-danger-fg">
          <CircleAlert size={14} aria-hidden className="mt-[3px] shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
