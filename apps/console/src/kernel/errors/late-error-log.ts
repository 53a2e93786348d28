import { type ErrorLog, replaceState, stateOf } from '@omc/shell'
import type { Uncaught } from './uncaught.ts'

/** Error log that loads its scripts at the first error; null before. */
export type LateErrorLog = {
  /** A valtio state. */
  readonly state: { readonly log: ErrorLog | null }
  /** Clears the log for the next person on this page. */
  readonly clear: () => void
}

type StartErrorLog = (uncaught: Uncaught) => ErrorLog

const loadStart = async (): Promise<StartErrorLog> =>
  (await import('./start-error-log.ts')).startErrorLog

/** @source console spec §8, global error handler; ux: budgets, what the first list does not need */
export function createLateErrorLog(uncaught: Uncaught, load = loadStart): LateErrorLog {
  const state = stateOf<{ log: ErrorLog | null }>({ log: null })
  let loading: Promise<void> | null = null
  const start = async (): Promise<void> => {
    try {
      replaceState(state, { log: (await load())(uncaught) })
    } catch {
      // Its scripts failed to load: the errors wait, and the next error retries.
      loading = null
    }
  }
  uncaught.onWaiting(() => {
    loading ??= start()
  })
  return {
    state,
    clear: () => state.log?.clear(),
  }
}
