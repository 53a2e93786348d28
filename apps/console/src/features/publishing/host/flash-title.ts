/** Pace of the two titles, ms. */
const EVERY_MS = 1_000

/**
 * Alternates the title of the page with these words, so that its browser tab is noticed from another
 * one, until the signal ends it. A title that a screen sets meanwhile is the one that comes back.
 *
 * @source ux §5 state "bot check"
 */
export function flashTitle(words: string, signal: AbortSignal): void {
  if (signal.aborted) return
  let own = document.title
  const restore = () => {
    if (document.title === words) document.title = own
  }
  const turn = () => {
    if (document.title === words) return restore()
    own = document.title
    document.title = words
  }
  turn()
  const timer = setInterval(turn, EVERY_MS)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    restore()
  })
}
