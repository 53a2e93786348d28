import { proxy } from 'valtio/vanilla'

/** What is under way on the page; the bar at the top shows it. */
export type Progress = {
  /** A valtio state. */
  readonly state: { readonly isRunning: boolean }
  readonly start: () => void
  readonly finish: () => void
}

/** Counts what has started and not finished, so that the bar waits for the last. @source console spec §2 */
export function createProgress(): Progress {
  const state = proxy({ isRunning: false })
  let running = 0
  const change = (by: number) => {
    running += by
    state.isRunning = running > 0
  }
  return {
    state,
    start: () => change(1),
    finish: () => change(-1),
  }
}
