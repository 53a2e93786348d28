import type { Router } from './router.ts'

/** Settles when the first navigation has ended, wherever it led. */
export function whenReady({ getState, subscribe }: Pick<Router, 'getState' | 'subscribe'>) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (!getState().isReady) return
      stop()
      resolve()
    }
    const stop = subscribe(look)
    look()
  })
}
