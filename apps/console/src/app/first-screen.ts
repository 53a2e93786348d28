import type { QueryClient } from '@tanstack/react-query'
import type { Router } from './router/router.ts'

/** Runs something when the browser has nothing better to do. */
export type WhenIdle = (run: () => void) => void

const IDLE_WITHIN_MS = 1_000
/** For browsers that do not say when they are idle. */
const IDLE_GUESS_MS = 200

const whenBrowserIdle: WhenIdle = (run) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS })
  else setTimeout(run, IDLE_GUESS_MS)
}

/**
 * Settles when the first screen stands: its script is there, what it asked the server for has come
 * or failed, and the browser is idle. What isn't needed to see and use it is loaded after that.
 *
 * @source ux: budgets, scripts until the first list
 */
export function firstScreen(
  router: Pick<Router, 'getState' | 'subscribe'>,
  queryClient: QueryClient,
  whenIdle: WhenIdle = whenBrowserIdle,
): Promise<void> {
  const cache = queryClient.getQueryCache()
  return new Promise((resolve) => {
    let isAsked = false
    const stands = () => router.getState().isReady && queryClient.isFetching() === 0
    const look = () => {
      if (isAsked || !stands()) return
      isAsked = true
      // The screen asks the server only once it is drawn: what stands now may not stand then.
      whenIdle(() => {
        isAsked = false
        if (!stands()) return
        for (const stop of stops) stop()
        resolve()
      })
    }
    const stops = [router.subscribe(look), cache.subscribe(look)]
    look()
  })
}
