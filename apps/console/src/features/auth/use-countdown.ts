import { useEffect, useState } from 'react'

/** Whole seconds to a moment; 0 when there is none or it has passed. */
export function useCountdown(): { readonly leftS: number; readonly start: (ms: number) => void } {
  const [dueAt, setDueAt] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const leftS = Math.max(0, Math.ceil((dueAt - now) / 1000))
  useEffect(() => {
    if (leftS === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 250)
    return () => clearTimeout(timer)
  }, [leftS, now])
  return {
    leftS,
    start(ms) {
      setNow(Date.now())
      setDueAt(Date.now() + ms)
    },
  }
}
