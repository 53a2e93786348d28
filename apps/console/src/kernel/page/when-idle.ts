/** Max wait for an idle moment (ms): on a page that never rests the work runs then. */
const WITHIN_MS = 2_000
/** A browser without idle callbacks (Safari) waits this long instead. */
const GUESS_MS = 500

/**
 * Runs something when the browser has nothing better to do, e.g. loads a part that will open later.
 *
 * @returns takes it back
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, GUESS_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: WITHIN_MS })
  return () => cancelIdleCallback(handle)
}
