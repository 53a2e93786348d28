import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { placeBeside, type Side } from './place-beside.ts'

export type TooltipBubbleProps = {
  readonly id: string
  readonly anchor: HTMLElement
  readonly side: Side
  readonly children: ReactNode
}

/** The box of a tooltip beside its element. */
export function TooltipBubble({ id, anchor, side, children }: TooltipBubbleProps) {
  return createPortal(
    <div
      ref={(bubble) => {
        if (bubble) placeBeside(bubble, anchor, side)
      }}
      id={id}
      role="tooltip"
      className="pointer-events-none fixed top-0 left-0 z-(--layer-popover) w-max max-w-72 animate-fade-in rounded-control bg-fg px-2 py-1 text-xs text-app shadow-popover"
    >
      {children}
    </div>,
    document.body,
  )
}
