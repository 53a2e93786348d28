import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Calls when the pointer or the focus goes to something outside of a part. */
export function useLeave(
  part: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onLeave: () => void,
): void {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useEffect(() => {
    const page = part.current?.ownerDocument
    if (!isWatching || !page) return undefined
    const look = ({ target }: Event) => {
      if (target instanceof Node && !part.current?.contains(target)) latest.current()
    }
    page.addEventListener('pointerdown', look)
    page.addEventListener('focusin', look)
    return () => {
      page.removeEventListener('pointerdown', look)
      page.removeEventListener('focusin', look)
    }
  }, [part, isWatching])
}
