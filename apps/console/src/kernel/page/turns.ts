import { whenIdle } from './when-idle.ts'

/** Waits for one's turn: everybody who asked before has begun, and the browser is idle again. */
export type Turn = () => Promise<void>

/**
 * What is not needed to see and use the first screen comes after it, piece by piece: begun all at
 * once, the page would not answer for as long as the beginning of all of it takes.
 *
 * @param from  nobody's turn comes before this
 * @source ux: budgets, first list
 */
export function createTurns(from: Promise<void>, rest: (run: () => void) => void = whenIdle): Turn {
  let last = from
  return () => {
    last = last.then(() => new Promise<void>((resolve) => rest(resolve)))
    return last
  }
}
