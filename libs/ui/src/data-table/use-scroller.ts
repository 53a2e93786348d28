import { useLayoutEffect, useState, type RefObject } from 'react'

const CARDS = '(width < 992px)'

export type Scroller = {
  readonly scroller: HTMLElement | null
  /** Distance of the first row from the start of what scrolls, px. */
  readonly offset: number
  /** Rows are cards, and the page scrolls them. */
  readonly hasCards: boolean
}

/** The box that scrolls the rows below an element: the table's own, or one around it. */
export function useScroller(
  top: RefObject<HTMLElement | null>,
  onResize: (nothing: null) => void,
): Scroller {
  const [found, setFound] = useState<Scroller>({ scroller: null, offset: 0, hasCards: false })
  useLayoutEffect(() => {
    const look = () => {
      if (top.current) setFound(scrollerOf(top.current))
    }
    look()
    const box = top.current?.closest('table')?.parentElement
    if (!box) return undefined
    let width = box.clientWidth
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return
      width = box.clientWidth
      onResize(null)
      look()
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [top, onResize])
  return found
}

function scrollerOf(top: HTMLElement): Scroller {
  let scroller = top.parentElement
  while (scroller?.parentElement && !isScrolling(scroller)) scroller = scroller.parentElement
  if (!scroller) return { scroller: null, offset: 0, hasCards: false }
  const edge = scroller.getBoundingClientRect().top - scroller.scrollTop
  return {
    scroller,
    offset: Math.round(top.getBoundingClientRect().top - edge),
    hasCards: matchMedia(CARDS).matches,
  }
}

function isScrolling(box: HTMLElement): boolean {
  const { overflowY } = getComputedStyle(box)
  return /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight
}
