import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type SpinnerProps = {
  /** Nothing is shown before this, so that quick work does not flash. */
  readonly delayMs?: number
  readonly size?: number
  /** Read by screen readers; without it the spinner is decoration. */
  readonly label?: string
  readonly className?: string
}

/** A turning mark for work without a known length. It keeps turning under reduced motion: it is progress. */
export function Spinner({ delayMs = 0, size = 16, label, className }: SpinnerProps) {
  const isDue = useDelay(delayMs)
  if (!isDue) return null
  return (
    <span className={classNames('inline-flex', className)} role={label ? 'status' : undefined}>
      <LoaderCircle size={size} aria-hidden className="animate-turn" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}

function useDelay(delayMs: number): boolean {
  const [dueDelayMs, setDueDelayMs] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setDueDelayMs(delayMs), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return dueDelayMs >= delayMs
}
