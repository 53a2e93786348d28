import { proxy } from 'valtio/vanilla'

/** Running work of the page, shown by the bar at the top. */
export type Progress = {
  /** A valtio state. */
  readonly state: { readonly isRunning: boolean }
  readonly start: () => void
  readonly finish: () => void
}

/** Counts running work, so the bar waits for the last. @source console spec §2 */
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
