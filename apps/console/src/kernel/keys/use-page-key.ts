import { useEffectEvent, useLayoutEffect } from 'react'

/** Runs for every key pressed anywhere on the page, while it is on. */
export function usePageKey(isOn: boolean, onKey: (event: KeyboardEvent) => void): void {
  const run = useEffectEvent(onKey)
  // With the page that is seen: a key pressed right then would come before a later effect.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => run(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}

/** Ctrl on most systems, ⌘ on Apple's; nothing else held. */
export const isCommand = (event: KeyboardEvent, key: string): boolean =>
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === key

/** A key alone, that is not meant as text and not held by a dialog. */
export const isLoneKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isModal() &&
  !(event.target instanceof Element && event.target.closest(TYPING) !== null)

/** Whether a dialog is open over the page. */
export const isModal = (): boolean => document.querySelector('[data-omc-scrim]') !== null

const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu]'
