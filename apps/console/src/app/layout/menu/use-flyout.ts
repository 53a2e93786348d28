import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'

/** A pointer that only passes by opens nothing, and a short way beside the list closes nothing. */
const OPENS_AFTER_MS = 80
const CLOSES_AFTER_MS = 200

/**
 * When the list of a menu button is shown: while the pointer or the focus is on either, and after
 * a press of the button. Escape closes it and gives the focus back to the button; an arrival at
 * another screen closes it too.
 *
 * @source ux: sidebar, folded: flyout on hover, focus, Enter
 */
export function useFlyout() {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const setOpen = (next: boolean) => setOpenAt(next ? pathname : null)
  const place = useRef<HTMLLIElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), next ? OPENS_AFTER_MS : CLOSES_AFTER_MS)
  }
  const now = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const button = () => place.current?.querySelector<HTMLElement>('button')
  return {
    isOpen,
    place: {
      ref: place,
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'touch') later(true)
      },
      onPointerLeave: ({ pointerType }: { pointerType: string }) => {
        if (pointerType !== 'touch') later(false)
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) now(true)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) now(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        button()?.focus()
        now(false)
      },
    },
    button: {
      onClick: () => now(true),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowRight') return
        event.preventDefault()
        now(true)
        // The list is there after the next paint.
        requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('a')?.focus())
      },
    },
  } as const
}
