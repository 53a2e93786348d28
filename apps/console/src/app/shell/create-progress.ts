import type { Store } from '../state/use-store.ts'

/** What is under way on the page; the bar at the top shows it. */
export type Progress = Store<{ readonly isRunning: boolean }> & {
  readonly start: () => void
  readonly finish: () => void
}

/** Counts what has started and not finished, so that the bar waits for the last. @source console spec §2 */
export function createProgress(): Progress {
  let running = 0
  let state = { isRunning: false }
  const listeners = new Set<() => void>()
  const change = (by: number) => {
    running += by
    if (running > 0 === state.isRunning) return
    state = { isRunning: running > 0 }
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: () => change(1),
    finish: () => change(-1),
  }
}
