import { useEffect, useState } from 'react'
import { classNames } from '../primitives/class-names.ts'

export type CountdownProps = {
  /** Epoch ms. */
  readonly deadlineAt: number
  /** The clock, epoch ms; asked on every tick, so sleep and throttling can't skew it. */
  readonly now: () => number
  /** Awaited event; read before the time. */
  readonly label?: string
  /** Told once when the deadline has come. */
  readonly onDue?: () => void
  readonly className?: string
}

/** Time left as mm:ss. Screen readers can read it but are not told each second. */
export function Countdown({ deadlineAt, now, label, onDue, className }: CountdownProps) {
  const [leftMs, setLeftMs] = useState(() => deadlineAt - now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = deadlineAt - now()
      setLeftMs(left)
      if (left <= 0) return onDue?.()
      timer = setTimeout(tick, left % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
    // A new onDue or clock function must not restart the count or report twice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [deadlineAt])
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      className={classNames('tabular-nums', className)}
    >
      {formatTimeLeft(leftMs)}
    </span>
  )
}

/** mm:ss, hours running on in the minutes; a started second counts as whole, the past is 00:00. */
export function formatTimeLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
