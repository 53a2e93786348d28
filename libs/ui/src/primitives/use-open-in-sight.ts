import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a row of tabs sideways so that the open one stands in its middle, where all of them are
 * wider than the screen. In the next frame, which lays the page out anyway: reading sizes at once
 * would force a layout of its own.
 *
 * @param at  place of the open tab in the row
 * @returns ref of the row
 */
export function useOpenInSight(at: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const row = place.current
      const open = row?.children[at]
      if (!row || !(open instanceof HTMLElement)) return
      row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [at])
  return place
}
