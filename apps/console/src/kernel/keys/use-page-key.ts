import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls back for every key pressed on the page while `isOn`. */
export function usePageKey(isOn: boolean, onKey: (event: KeyboardEvent) => void): void {
  const run = useEffectEvent(onKey)
  // Layout effect: a key pressed right after the paint could precede a passive effect.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => run(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}

/** Whether the key is pressed with Ctrl or ⌘ (Apple) and no other modifier. */
export const isCommand = (event: KeyboardEvent, key: string): boolean =>
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === key

/** Whether the key is pressed without modifiers, outside text inputs and dialogs. */
export const isLoneKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isModal() &&
  !(event.target instanceof Element && event.target.closest(TYPING) !== null)

/** Whether an element is on the view in front: earlier views stay mounted but hidden. */
export const isInFront = (element: Element): boolean =>
  element.closest('[hidden], [style*="display: none"]') === null

/** Whether a dialog is open over the page. */
export const isModal = (): boolean => document.querySelector('[data-omc-scrim]') !== null

const TYPING =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu]'
