import { useEffect, useState } from 'react'

/** The element that a tooltip is shown for, null while it is hidden; and what shows and hides it. */
export function useTooltipAnchor(delayMs: number) {
  const [pointed, setPointed] = useState<HTMLElement | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!pointed) return undefined
    const timer = setTimeout(() => setAnchor(pointed), delayMs)
    return () => clearTimeout(timer)
  }, [pointed, delayMs])

  useEffect(() => {
    if (!anchor) return undefined
    const close = () => setAnchor(null)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      removeEventListener('scroll', close, { capture: true })
    }
  }, [anchor])

  return {
    anchor,
    /** Shows it after the delay. */
    showLater: setPointed,
    /** Shows it at once. */
    show: setAnchor,
    hide() {
      setPointed(null)
      setAnchor(null)
    },
  }
}
