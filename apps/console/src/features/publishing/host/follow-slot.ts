/** Polling interval of the place, ms, for moves that raise no event. */
const LOOK_MS = 250

/**
 * Keeps a fixed box exactly over a place in the page, clipped where the place is scrolled out of
 * view. Only styles change, because an iframe that moves in the document reloads.
 *
 * @returns stops following and clears the styles
 * @source ux §5 job rule 1
 */
export function followSlot(box: HTMLElement, slot: HTMLElement): () => void {
  function place(): void {
    const at = slot.getBoundingClientRect()
    const seen = visiblePart(slot, at)
    set(box.style, 'left', `${at.left}px`)
    set(box.style, 'top', `${at.top}px`)
    set(box.style, 'width', `${at.width}px`)
    set(box.style, 'height', `${at.height}px`)
    const inset = [
      seen.top - at.top,
      at.right - seen.right,
      at.bottom - seen.bottom,
      seen.left - at.left,
    ]
    set(box.style, 'clipPath', inset.every((side) => side <= 0) ? '' : `inset(${sides(inset)})`)
  }
  const resized = new ResizeObserver(place)
  resized.observe(slot)
  for (let parent = slot.parentElement; parent; parent = parent.parentElement) {
    resized.observe(parent)
  }
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  const timer = setInterval(place, LOOK_MS)
  place()
  return () => {
    resized.disconnect()
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
    clearInterval(timer)
    for (const name of ['left', 'top', 'width', 'height', 'clipPath'] as const) box.style[name] = ''
  }
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

function visiblePart(slot: HTMLElement, at: DOMRect): Edges {
  let seen: Edges = at
  for (let parent = slot.parentElement; parent; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const edges = parent.getBoundingClientRect()
    seen = {
      left: Math.max(seen.left, edges.left),
      top: Math.max(seen.top, edges.top),
      right: Math.min(seen.right, edges.right),
      bottom: Math.min(seen.bottom, edges.bottom),
    }
  }
  return seen
}

const sides = (inset: readonly number[]): string =>
  inset.map((side) => `${Math.max(0, side)}px`).join(' ')

function set(
  style: CSSStyleDeclaration,
  name: 'left' | 'top' | 'width' | 'height' | 'clipPath',
  value: string,
): void {
  if (style[name] !== value) style[name] = value
}
