import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio/vanilla'
import { whenIdle } from '../kernel/page/when-idle.ts'
import type { Router } from '../kernel/router/router.ts'

/** What has just come is drawn only after a timer or two: until then the browser seems idle. */
const DRAWN_AFTER_MS = 60

const whenDrawn = (run: () => void): void => void setTimeout(() => whenIdle(run), DRAWN_AFTER_MS)

/**
 * Settles when the first screen stands: its script is there, what it asked the server for has come
 * or failed, and the browser is idle. What isn't needed to see and use it is loaded after that.
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
      // The screen asks the server only once it is drawn: what stands now may not stand then.
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
