import { useRef } from 'react'

/**
 * Gives focus back to what had it when a surface opened. Surfaces here are opened by state, not
 * by a trigger part, so the dialog library does not know the opener. If the opener is an entry
 * of a menu, which is gone by then, focus goes to the button of that menu. This happens a moment
 * after the surface is gone: what the person has moved to by then keeps the focus.
 *
 * @param onReturned  after that
 */
export function useReturnFocus(onReturned?: () => void) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = lastingOpener(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && !hasMovedFrom(opener.current))
        opener.current.focus()
      onReturned?.()
    },
  }
}

/** A surface below takes the focus of what was removed from it; the opener stands in it. */
function hasMovedFrom(opener: Element): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && !focused.contains(opener)
}

function lastingOpener(focused: Element | null): Element | null {
  const menuButtonId = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (menuButtonId && document.getElementById(menuButtonId)) || focused
}
