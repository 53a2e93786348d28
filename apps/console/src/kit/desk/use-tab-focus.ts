import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Tabs that had the focus when their list made way for another, by the name of their desk. */
let left: string | null = null

/**
 * Keeps the focus on tabs, or on a switch, which each list renders for itself: the one that is now
 * chosen takes it.
 *
 * @returns ref of the element around them
 */
export function useTabFocus(desk: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tabs = place.current
    const role = left?.startsWith(`${desk} `) ? left.slice(desk.length + 1) : null
    left = null
    if (role !== null && document.activeElement === document.body)
      tabs
        ?.querySelector<HTMLElement>(`[role=${role}]:is([aria-selected=true], [aria-checked=true])`)
        ?.focus()
    return () => {
      const at = document.activeElement
      if (tabs?.contains(at)) left = `${desk} ${at?.getAttribute('role') ?? 'tab'}`
    }
  }, [desk])
  return place
}
