import { PROGRESS_BAR } from '@omc/shell'
import { useEffect, useState } from 'react'

const START = 0.08
/** How much of what is left each step takes: it slows down and never arrives by itself. */
const STEP = 0.1

/** A line that grows in steps while something is under way. @source console spec §9, progress bar */
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
