import { isComposing } from '@omc/shell'

/**
 * Keeps keys of an input method from every handler of the page, so typing pinyin never submits a
 * form, opens an entry or closes a dialog. One guard for the page: it handles a key before all
 * other listeners.
 *
 * @param now  epoch ms
 * @returns    function that removes the guard
 * @source     ux: Enter handlers
 */
export function guardComposition(page: Window = window, now: () => number = Date.now): () => void {
  let compositionEndedAt: number | null = null
  const onEnd = () => {
    compositionEndedAt = now()
  }
  const onKey = (event: KeyboardEvent) => {
    const { keyCode } = event
    const key = { isComposing: event.isComposing, keyCode, at: now() }
    // After a composition ends, only Enter may still belong to it; other keys are typing.
    const endedAt = event.key === 'Enter' ? compositionEndedAt : null
    if (!isComposing({ ...key, compositionEndedAt: endedAt })) return
    event.stopImmediatePropagation()
    // The browser itself submits a form on Enter in a text input.
    if (event.target instanceof HTMLInputElement && event.key === 'Enter') event.preventDefault()
  }
  page.addEventListener('compositionend', onEnd, true)
  page.addEventListener('keydown', onKey, true)
  return () => {
    page.removeEventListener('compositionend', onEnd, true)
    page.removeEventListener('keydown', onKey, true)
  }
}
