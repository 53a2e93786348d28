import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'

/** Delays, ms: a pointer passing by opens nothing, and leaving the list briefly closes nothing. */
const OPENS_AFTER_MS = 80
const CLOSES_AFTER_MS = 200

/**
 * Visibility of a menu button's list: shown while the pointer or the focus is on either, and after
 * a press of the button. Escape closes it and returns the focus to the button; a navigation closes
 * it too.
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
        // The list is rendered after the next paint.
        requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('a')?.focus())
      },
    },
  } as const
}
