import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

export type Offset = { readonly x: number; readonly y: number }
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The nearest offset at which a box stays inside the viewport; a box larger than the viewport
 * keeps its top left corner visible.
 *
 * @param box   where the box is without any offset, px
 * @source      console spec §5: dialog dragging is bounded to the viewport
 */
export function boundOffset(
  box: Box,
  viewport: { width: number; height: number },
  wanted: Offset,
): Offset {
  return {
    x: clamp(wanted.x, -box.left, viewport.width - box.right),
    y: clamp(wanted.y, -box.top, viewport.height - box.bottom),
  }
}

/** Dragging by a handle: the offset to apply, and the handlers of the handle. `reset` puts it back. */
export function useDragOffset() {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const drag = useRef<{ pointer: Offset; start: Offset; box: Box } | null>(null)
  return {
    offset,
    reset: () => setOffset({ x: 0, y: 0 }),
    handle: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isControl =
          event.target instanceof Element && event.target.closest('button, a, input')
        const moved = event.currentTarget.closest('[role=dialog], [role=alertdialog]')
        if (event.button !== 0 || isControl || !moved) return
        // While it still grows into view its box is not yet its own.
        for (const animation of moved.getAnimations()) animation.finish()
        const { left, top, right, bottom } = moved.getBoundingClientRect()
        const box = {
          left: left - offset.x,
          top: top - offset.y,
          right: right - offset.x,
          bottom: bottom - offset.y,
        }
        drag.current = { pointer: { x: event.clientX, y: event.clientY }, start: offset, box }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return
        const { pointer, start, box } = drag.current
        const wanted = {
          x: start.x + event.clientX - pointer.x,
          y: start.y + event.clientY - pointer.y,
        }
        const { clientWidth, clientHeight } = document.documentElement
        setOffset(boundOffset(box, { width: clientWidth, height: clientHeight }, wanted))
      },
      onPointerUp() {
        drag.current = null
      },
      onPointerCancel() {
        drag.current = null
      },
    },
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)))
}
