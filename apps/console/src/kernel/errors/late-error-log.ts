import { type ErrorLog, replaceState, stateOf } from '@omc/shell'
import type { Uncaught } from './uncaught.ts'

/** The error log once there was an error, null before: its scripts are not asked for until then. */
export type LateErrorLog = {
  /** A valtio state. */
  readonly state: { readonly log: ErrorLog | null }
  /** For the next person on this page. */
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
      // Its own scripts are out of reach: the errors wait, and the next one asks again.
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
