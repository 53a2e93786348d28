import type { RefObject } from 'react'
import { isCommand, isModal, usePageKey } from '../../kernel/keys/use-page-key.ts'

/** Ctrl+S, or ⌘S on Apple's, saves the form in front, in place of the browser's "save the page". */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  usePageKey(true, (event) => {
    if (!isCommand(event, 's') || event.defaultPrevented) return
    event.preventDefault()
    const element = form.current
    if (element && isInFront(element)) element.requestSubmit()
  })
}

/** A form below a dialog, or below the question of one, waits. */
const isInFront = (form: HTMLFormElement): boolean =>
  document.querySelector('[role=alertdialog]') === null &&
  (!isModal() || form.closest('[role=dialog]') !== null)
