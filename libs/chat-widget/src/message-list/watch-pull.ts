import type { PullEvent } from '../model/pull-history.ts'
import { SCROLL } from '../model/scroll-constants.ts'

/** The content moves half as far as the finger, to signal the end. */
const FINGER_SHARE = 0.5
const PAGE_PX = 382

/**
 * Detects pulls past the top, by finger and by wheel; returns a function that stops. A wheel has no
 * release: past the threshold the pull counts, and when the wheel is idle it ends.
 *
 * @param threshold   wheel distance past the top that counts as a pull, px
 */
export function watchPull(
  view: HTMLElement,
  threshold: number,
  tell: (event: PullEvent) => void,
): () => void {
  const stopTouch = watchFinger(view, tell)
  const stopWheel = watchWheel(view, threshold, tell)
  return () => {
    stopTouch()
    stopWheel()
  }
}

function watchFinger(view: HTMLElement, tell: (event: PullEvent) => void): () => void {
  let startY: number | null = null
  let isPulling = false
  const start = (event: TouchEvent) => {
    startY = view.scrollTop <= 0 && event.touches.length === 1 ? yOf(event) : null
    isPulling = false
  }
  const move = (event: TouchEvent) => {
    if (startY === null) return
    const moved = yOf(event) - startY
    if (!isPulling && moved < SCROLL.momentumPx) return
    if (view.scrollTop > 0) return
    isPulling = true
    // Otherwise the page itself would be pulled.
    if (event.cancelable) event.preventDefault()
    tell({ type: 'pull', distance: moved * FINGER_SHARE, isHeld: true })
  }
  const end = () => {
    if (isPulling) tell({ type: 'release' })
    startY = null
    isPulling = false
  }
  view.addEventListener('touchstart', start, { passive: true })
  view.addEventListener('touchmove', move, { passive: false })
  view.addEventListener('touchend', end)
  view.addEventListener('touchcancel', end)
  return () => {
    view.removeEventListener('touchstart', start)
    view.removeEventListener('touchmove', move)
    view.removeEventListener('touchend', end)
    view.removeEventListener('touchcancel', end)
  }
}

function watchWheel(
  view: HTMLElement,
  threshold: number,
  tell: (event: PullEvent) => void,
): () => void {
  let distance = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const letGo = () => {
    distance = 0
    tell({ type: 'release' })
  }
  const turn = (event: WheelEvent) => {
    const turned = -event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1)
    if (view.scrollTop > 0 || (turned <= 0 && distance === 0)) return
    clearTimeout(timer)
    distance = Math.max(0, distance + turned)
    tell({ type: 'pull', distance, isHeld: false })
    if (distance >= threshold) letGo()
    else timer = setTimeout(letGo, SCROLL.momentumMs)
  }
  view.addEventListener('wheel', turn, { passive: true })
  return () => {
    clearTimeout(timer)
    view.removeEventListener('wheel', turn)
  }
}

/** By `deltaMode`: points, lines, pages. */
const WHEEL_UNITS: readonly number[] = [1, SCROLL.wheelSpeed, PAGE_PX]

function yOf(event: TouchEvent): number {
  return event.touches[0]?.clientY ?? 0
}
