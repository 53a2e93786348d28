import type { ErrorHandler } from '@omc/shell'

type Caught = Parameters<ErrorHandler>

/** Collects uncaught errors and queues them until a handler is set. */
export type Uncaught = {
  readonly report: ErrorHandler
  /** Sets the handler, which gets the queued errors and then all later ones. */
  readonly handleBy: (handler: ErrorHandler) => void
  /** Called at once if errors are queued, else with each error that is queued. */
  readonly onWaiting: (listener: () => void) => void
}

/** Queue limit: more would be repetitions of the same fault. */
const MAX_WAITING = 20

/**
 * Passes errors to their handler, whose scripts load only at the first error. An error reported
 * twice, e.g. by a route and the boundary around it, is passed once.
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

/** Instance of this page. */
export const uncaught = createUncaught()
