/** A browser without idle callbacks (Safari) waits this long instead. */
const AFTER_MS = 2_000

/**
 * Loads something while the page has nothing else to do, e.g. a part that will open later. What
 * cannot be loaded is asked for again when it is needed.
 *
 * @returns takes it back
 */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const run = () => {
    load().catch(() => {
      // Whoever needs it loads it again and says then what went wrong.
    })
  }
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AFTER_MS * 2 })
  return () => cancelIdleCallback(handle)
}
