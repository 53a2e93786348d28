/** Max wait for an idle moment (ms): on a page that never rests the work runs then. */
const WITHIN_MS = 2_000
/** Wait in a browser without idle callbacks (Safari), ms. */
const GUESS_MS = 500

/**
 * Runs a function when the browser is idle, e.g. to load a part that will open later.
 *
 * @returns function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, GUESS_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: WITHIN_MS })
  return () => cancelIdleCallback(handle)
}
