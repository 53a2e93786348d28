import { subscribe } from 'valtio/vanilla'
import type { Router } from './router.ts'

/** Resolves when the first navigation has ended, with any result. */
export function whenReady({ state }: Pick<Router, 'state'>) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (!state.isReady) return
      stop()
      resolve()
    }
    const stop = subscribe(state, look)
    look()
  })
}
