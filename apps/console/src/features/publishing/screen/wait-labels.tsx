import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Mark = 'left60' | 'left10' | 'due'

const MARKS: ReadonlyArray<readonly [leftMs: number, mark: Mark]> = [
  [60_000, 'left60'],
  [10_000, 'left10'],
  [0, 'due'],
]

type WaitLabelsProps = {
  readonly deadlineAt: number
  /** The clock of the deadline, epoch ms. */
  readonly now: () => number
}

/** Announces a wait to screen readers at 60, 10 and 0 s, not every second. @source ux §11 */
export function WaitLabels({ deadlineAt, now }: WaitLabelsProps) {
  const { t } = useTranslation()
  const [mark, setMark] = useState<Mark | null>(null)
  useEffect(() => {
    const timers = MARKS.flatMap(([leftMs, name]) => {
      const inMs = deadlineAt - leftMs - now()
      return inMs > 0 ? [setTimeout(() => setMark(name), inMs)] : []
    })
    return () => timers.forEach(clearTimeout)
  }, [deadlineAt, now])
  return (
    <output aria-live="polite" className="sr-only">
      {mark ? t(`publishing.timer.${mark}`) : ''}
    </output>
  )
}
