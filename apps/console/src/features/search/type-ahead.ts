/** Text typed between the key that opens the search and its focused field. */
export type TypeAhead = {
  /** Ends the capture. @returns what was typed meanwhile */
  readonly take: () => string
}

const MAX_CAPTURED = 100
/** A dialog that takes longer has failed, or the page would swallow keys for ever; ms. */
const MAX_WAIT_MS = 3_000

/** Keeps letters while the search opens: they would be lost, or act as shortcuts of the screen. */
export function captureTyping(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  now: () => number = Date.now,
): TypeAhead {
  const untilAt = now() + MAX_WAIT_MS
  let text = ''
  const keep = (event: KeyboardEvent) => {
    if (now() > untilAt) return page.removeEventListener('keydown', keep, true)
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined
    if (event.key === 'Backspace') text = Array.from(text).slice(0, -1).join('')
    else if (Array.from(event.key).length === 1) text = (text + event.key).slice(0, MAX_CAPTURED)
    else return undefined
    event.preventDefault()
    event.stopImmediatePropagation()
    return undefined
  }
  page.addEventListener('keydown', keep, true)
  return {
    take() {
      page.removeEventListener('keydown', keep, true)
      const taken = text
      text = ''
      return taken
    },
  }
}
