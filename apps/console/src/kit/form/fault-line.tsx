import { CircleAlert } from 'lucide-react'

type FaultLineProps = {
  /** The boxes at fault point here. */
  readonly id: string
  readonly error: string | undefined
}

/** What is wrong with boxes, read out when it comes; a line of text has that of its `Field`. */
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
