export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Pixels between the two, and to the edge of the window. */
const GAP = 6
const EDGE = 8

/** Puts a fixed box beside another element, on the other side where there is no room. */
export function placeBeside(box: HTMLElement, anchor: Element, side: Side): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const { clientWidth, clientHeight } = document.documentElement
  const middle = at.left + (at.width - width) / 2
  const centre = at.top + (at.height - height) / 2
  const above = at.top - height - GAP
  const below = at.bottom + GAP
  const before = at.left - width - GAP
  const after = at.right + GAP
  const places: Record<Side, readonly [x: number, y: number]> = {
    top: [middle, above < EDGE ? below : above],
    bottom: [middle, below + height > clientHeight - EDGE ? above : below],
    left: [before < EDGE ? after : before, centre],
    right: [after + width > clientWidth - EDGE ? before : after, centre],
  }
  const [x, y] = places[side]
  box.style.left = `${within(x, clientWidth - width)}px`
  box.style.top = `${within(y, clientHeight - height)}px`
}

const within = (value: number, room: number): number =>
  Math.round(Math.max(EDGE, Math.min(value, room - EDGE)))
