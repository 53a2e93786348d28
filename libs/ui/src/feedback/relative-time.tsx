import { useEffect, useReducer } from 'react'

export type RelativeTimeProps = {
  /** Epoch ms. */
  readonly at: number
  /** The clock, epoch ms; asked again at every change, so sleep cannot skew it. */
  readonly now: () => number
  /** Words for a time as it is seen at `now`, e.g. "3 min ago". */
  readonly format: (at: number, now: number) => string
  /** The exact time, on hover. */
  readonly exact: string
  readonly className?: string
}

const MINUTE_MS = 60_000

/** How long ago something was; the words change as it ages. */
export function RelativeTime({ at, now, format, exact, className }: RelativeTimeProps) {
  const [, age] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      // Until the next whole minute of its age: the words change no sooner.
      const sinceMs = Math.max(0, now() - at)
      timer = setTimeout(
        () => {
          age()
          wait()
        },
        MINUTE_MS - (sinceMs % MINUTE_MS),
      )
    }
    wait()
    return () => clearTimeout(timer)
    // A new clock function must not restart the wait.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [at])
  return (
    <time dateTime={new Date(at).toISOString()} title={exact} className={className}>
      {format(at, now())}
    </time>
  )
}
