import { isComposing } from '@omc/shell'

/**
 * Keeps keys that belong to an input method from every handler of the page, so that writing pinyin
 * never sends a form, opens an entry or closes a dialog. One guard for all of them: it hears a key
 * before anything else does.
 *
 * @param now  epoch ms
 * @returns    stops guarding
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
    // After the end of a composition only Enter may still be its own; typing goes on at once.
    const endedAt = event.key === 'Enter' ? compositionEndedAt : null
    if (!isComposing({ ...key, compositionEndedAt: endedAt })) return
    event.stopImmediatePropagation()
    // The browser itself sends a form on Enter in a line of text.
    if (event.target instanceof HTMLInputElement && event.key === 'Enter') event.preventDefault()
  }
  page.addEventListener('compositionend', onEnd, true)
  page.addEventListener('keydown', onKey, true)
  return () => {
    page.removeEventListener('compositionend', onEnd, true)
    page.removeEventListener('keydown', onKey, true)
  }
}
