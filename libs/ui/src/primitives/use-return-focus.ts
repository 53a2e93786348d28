import { useRef } from 'react'

/**
 * Gives focus back to what had it when a surface opened. Surfaces here are opened by state, not
 * by a trigger part, so the dialog library does not know the opener. If the opener is an entry
 * of a menu, which is gone by then, focus goes to the button of that menu.
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
      if (opener.current instanceof HTMLElement) opener.current.focus()
      onReturned?.()
    },
  }
}

function lastingOpener(focused: Element | null): Element | null {
  const menuButtonId = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (menuButtonId && document.getElementById(menuButtonId)) || focused
}
