import { cloneElement, useId } from 'react'
import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react'
import type { Side } from './place-beside.ts'
import { TooltipBubble } from './tooltip-bubble.tsx'
import { useTooltipAnchor } from './use-tooltip-anchor.ts'

type Handlers = {
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void
  readonly 'aria-describedby'?: string | undefined
}

export type TooltipProps = {
  readonly content: ReactNode
  /** One focusable element; it gets the description. */
  readonly children: ReactElement<Handlers>
  readonly side?: Side
  readonly delayMs?: number
  /** It repeats the name, so it must not be read again as a description. */
  readonly isName?: boolean
}

/** A short explanation on hover and on focus; Escape hides it. Never the only place of a fact. */
export function Tooltip(props: TooltipProps) {
  const { content, children, side = 'top', delayMs = 300, isName = false } = props
  const id = useId()
  const { anchor, showLater, show, hide } = useTooltipAnchor(delayMs)
  const own = children.props
  return (
    <>
      {cloneElement(children, {
        ...(anchor && !isName ? { 'aria-describedby': id } : {}),
        onPointerEnter(event) {
          own.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') showLater(event.currentTarget)
        },
        onPointerLeave(event) {
          own.onPointerLeave?.(event)
          hide()
        },
        onPointerDown(event) {
          own.onPointerDown?.(event)
          hide()
        },
        onFocus(event) {
          own.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
        },
        onBlur(event) {
          own.onBlur?.(event)
          hide()
        },
      } satisfies Handlers)}
      {anchor ? (
        <TooltipBubble id={id} anchor={anchor} side={side}>
          {content}
        </TooltipBubble>
      ) : null}
    </>
  )
}
