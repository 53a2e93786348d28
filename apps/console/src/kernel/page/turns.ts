import { whenIdle } from './when-idle.ts'

/** Waits until all earlier callers have started and the browser is idle again. */
export type Turn = () => Promise<void>

/**
 * Starts parts that the first screen does not need one by one after it: starting all at once would
 * block the page for the sum of their start times.
 *
 * @param from  resolves before the first turn
 * @source ux: budgets, first list
 */
export function createTurns(from: Promise<void>, rest: (run: () => void) => void = whenIdle): Turn {
  let last = from
  return () => {
    last = last.then(() => new Promise<void>((resolve) => rest(resolve)))
    return last
  }
}
