import type { ErrorHandler } from '@omc/shell'

type Caught = Parameters<ErrorHandler>

/** Where errors that nobody caught go; what comes before somebody takes them is kept. */
export type Uncaught = {
  readonly report: ErrorHandler
  /** The handler gets what waited, then everything that comes. */
  readonly handleBy: (handler: ErrorHandler) => void
  /** Called at once when something waits already, else with each error that has to wait. */
  readonly onWaiting: (listener: () => void) => void
}

/** More would be the same fault over and over. */
const MAX_WAITING = 20

/**
 * The way from an error to its handler, whose scripts come only when there is an error. One that
 * two places tell of, such as a route and the boundary around it, is told once.
 *
 * @source console spec §8, global error handler
 */
export function createUncaught(): Uncaught {
  const seen = new WeakSet<object>()
  let waiting: Caught[] = []
  let tell = (): void => undefined
  let handle: ErrorHandler = (...caught) => {
    if (waiting.length < MAX_WAITING) waiting.push(caught)
    tell()
  }
  return {
    report(thrown, kind) {
      if (typeof thrown === 'object' && thrown !== null) {
        if (seen.has(thrown)) return
        seen.add(thrown)
      }
      handle(thrown, kind)
    },
    handleBy(handler) {
      handle = handler
      for (const caught of waiting) handler(...caught)
      waiting = []
    },
    onWaiting(listener) {
      tell = listener
      if (waiting.length > 0) listener()
    },
  }
}

/** That of this page. */
export const uncaught = createUncaught()
