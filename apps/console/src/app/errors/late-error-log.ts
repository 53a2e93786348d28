import type { ErrorLog } from '@omc/shell'
import type { Store } from '../state/use-store.ts'
import type { Uncaught } from './uncaught.ts'

/** The error log once there was an error, null before: its scripts are not asked for until then. */
export type LateErrorLog = Store<ErrorLog | null> & {
  /** For the next person on this page. */
  readonly clear: () => void
}

type StartErrorLog = (uncaught: Uncaught) => ErrorLog

const loadStart = async (): Promise<StartErrorLog> =>
  (await import('./start-error-log.ts')).startErrorLog

/** @source console spec §8, global error handler; ux: budgets, what the first list does not need */
export function createLateErrorLog(uncaught: Uncaught, load = loadStart): LateErrorLog {
  let log: ErrorLog | null = null
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const start = async (): Promise<void> => {
    try {
      log = (await load())(uncaught)
      for (const listener of listeners) listener()
    } catch {
      // Its own scripts are out of reach: the errors wait, and the next one asks again.
      loading = null
    }
  }
  uncaught.onWaiting(() => {
    loading ??= start()
  })
  return {
    getState: () => log,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear: () => log?.clear(),
  }
}
