import { cloneElement, useEffect, useId, useState } from 'react'
import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { placeBeside, type Side } from './place-beside.ts'

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
  const [pointed, setPointed] = useState<HTMLElement | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const own = children.props

  function hide() {
    setPointed(null)
    setAnchor(null)
  }

  useEffect(() => {
    if (!pointed) return undefined
    const timer = setTimeout(() => setAnchor(pointed), delayMs)
    return () => clearTimeout(timer)
  }, [pointed, delayMs])
  useEffect(() => {
    if (!anchor) return undefined
    const close = () => setAnchor(null)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      removeEventListener('scroll', close, { capture: true })
    }
  }, [anchor])

  return (
    <>
      {cloneElement(children, {
        ...(anchor && !isName ? { 'aria-describedby': id } : {}),
        onPointerEnter(event) {
          own.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') setPointed(event.currentTarget)
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
          if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget)
        },
        onBlur(event) {
          own.onBlur?.(event)
          hide()
        },
      } satisfies Handlers)}
      {anchor
        ? createPortal(
            <div
              ref={(bubble) => {
                if (bubble) placeBeside(bubble, anchor, side)
              }}
              id={id}
              role="tooltip"
              className="pointer-events-none fixed top-0 left-0 z-(--layer-popover) w-max max-w-72 animate-fade-in rounded-control bg-fg px-2 py-1 text-xs text-app shadow-popover"
            >
              {content}
            </div>,
            document.body,
          )
        : null}
    </>
  )
}
