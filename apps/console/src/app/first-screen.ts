import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio/vanilla'
import { whenIdle } from '../kernel/page/when-idle.ts'
import type { Router } from '../kernel/router/router.ts'

/** New data is drawn a timer or two later, ms: until then the browser only seems idle. */
const DRAWN_AFTER_MS = 60

const whenDrawn = (run: () => void): void => void setTimeout(() => whenIdle(run), DRAWN_AFTER_MS)

/**
 * Resolves when the first screen is ready: its script has loaded, its requests have settled and the
 * browser is idle. Parts that are not needed to see and use the screen load after that.
 *
 * @source ux: budgets, scripts until the first list
 */
export function firstScreen(
  router: Pick<Router, 'state'>,
  queryClient: QueryClient,
  whenRested: (run: () => void) => void = whenDrawn,
): Promise<void> {
  const cache = queryClient.getQueryCache()
  return new Promise((resolve) => {
    let isAsked = false
    const stands = () => router.state.isReady && queryClient.isFetching() === 0
    const look = () => {
      if (isAsked || !stands()) return
      isAsked = true
      // A screen sends its requests only once it is drawn, so check again then.
      whenRested(() => {
        isAsked = false
        if (!stands()) return
        for (const stop of stops) stop()
        resolve()
      })
    }
    const stops = [subscribe(router.state, look, true), cache.subscribe(look)]
    look()
  })
}
