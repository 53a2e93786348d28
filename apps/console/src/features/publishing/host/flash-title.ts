import type { Clock } from '@omc/core'

/** Pace of the two titles, ms. */
const EVERY_MS = 1_000

/**
 * Alternates the title of the page with these words, so that its browser tab is noticed from another
 * one, until the signal ends it; the clock must also run in hidden tabs. A title that a screen sets meanwhile is the one that comes back.
 *
 * @source ux §5 state "bot check"
 */
export function flashTitle(words: string, signal: AbortSignal, clock: Clock): void {
  if (signal.aborted) return
  let own = document.title
  const restore = () => {
    if (document.title === words) document.title = own
  }
  const turn = (): (() => void) => {
    if (document.title === words) restore()
    else {
      own = document.title
      document.title = words
    }
    return clock.at(clock.now() + EVERY_MS, () => void (disarm = turn()))
  }
  let disarm = turn()
  signal.addEventListener('abort', () => {
    disarm()
    restore()
  })
}
