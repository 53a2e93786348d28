import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Whole seconds until a moment; 0 if there is none or it has passed. */
export function useCountdown(): { readonly leftS: number; readonly start: (ms: number) => void } {
  const [dueAt, setDueAt] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const leftS = Math.max(0, Math.ceil((dueAt - now) / 1000))
  useEffect(() => {
    const timer = setInterval(() => {
      const at = Date.now()
      setNow(at)
      if (at >= dueAt) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [dueAt])
  return {
    leftS,
    start(ms) {
      setNow(Date.now())
      setDueAt(Date.now() + ms)
    },
  }
}
