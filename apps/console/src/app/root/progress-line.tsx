import { PROGRESS_BAR } from '@omc/shell'
import { useEffect, useState } from 'react'

const START = 0.08
/** Share of the remaining width per step: the line slows down and never reaches the end. */
const STEP = 0.1

/** Line that grows in steps while work is running. @source console spec §9, progress bar */
export function ProgressLine() {
  const [done, setDone] = useState(START)
  useEffect(() => {
    const trickle = setInterval(
      () => setDone((before) => before + (1 - before) * STEP),
      PROGRESS_BAR.trickleMs,
    )
    return () => clearInterval(trickle)
  }, [])
  return (
    <div
      aria-hidden
      data-testid="progress-line"
      className="pointer-events-none fixed inset-x-0 top-0 z-(--layer-toast) h-0.5 origin-left bg-accent"
      style={{
        transform: `scaleX(${done.toFixed(3)})`,
        transition: `transform ${PROGRESS_BAR.speedMs}ms ${PROGRESS_BAR.easing}`,
      }}
    />
  )
}
