import type { RefObject } from 'react'
import { isCommand, isModal, usePageKey } from '../../kernel/keys/use-page-key.ts'

/** Ctrl+S, or ⌘S on Apple's, saves the front form and replaces the browser's "save the page". */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  usePageKey(true, (event) => {
    if (!isCommand(event, 's') || event.defaultPrevented) return
    event.preventDefault()
    const element = form.current
    if (element && isInFront(element)) element.requestSubmit()
  })
}

/** Whether no dialog or confirmation covers the form. */
const isInFront = (form: HTMLFormElement): boolean =>
  document.querySelector('[role=alertdialog]') === null &&
  (!isModal() || form.closest('[role=dialog]') !== null)
