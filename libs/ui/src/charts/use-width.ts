import { useCallback, useState } from 'react'

/** Width of an element, px, as it changes. @param first  before it is measured */
export function useWidth(first: number) {
  const [width, setWidth] = useState(first)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, ref }
}
