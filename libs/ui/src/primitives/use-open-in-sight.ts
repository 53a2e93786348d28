import { useEffect, useRef, type RefObject } from 'react'

/**
 * Scrolls a row of tabs sideways so that the open one stands in its middle, where all of them are
 * wider than the screen. After the paint: reading sizes before it would force a layout.
 *
 * @param at  place of the open tab in the row
 * @returns ref of the row
 */
export function useOpenInSight(at: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = place.current
    const open = row?.children[at]
    if (!row || !(open instanceof HTMLElement)) return
    row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [at])
  return place
}
