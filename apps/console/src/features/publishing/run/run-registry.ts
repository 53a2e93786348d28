import type { EventsMessage } from '@omc/sdk/realtime'
import { createAccountRun } from './account-run.ts'
import type { AccountRun, RunDeps } from './account-run.ts'
import { isRunning, isWorking } from './is-running.ts'
import type { RunSnapshot } from './run-types.ts'

/** How many accounts one tab keeps connected. @source ux §5 job rule 6 */
export const MAX_RUNS = 4

export type FleetEntry = { readonly run: AccountRun; readonly snapshot: RunSnapshot }

/** What the runs of a tab do together: `paused` = there are some, and all stand still. */
export type Activity = 'working' | 'paused' | 'none'

export type RunRegistry = {
  /** In the order they were opened: frames must never change places in the page. */
  readonly list: () => readonly AccountRun[]
  readonly find: (uid: string) => AccountRun | null
  /** The run of an account; makes it when there is none. null = no room, all are running. */
  readonly open: (uid: string) => AccountRun | null
  /** Called after every change of any run. */
  readonly subscribe: (listener: () => void) => () => void
  /** The runs with what is to be shown of them; a new array after every change of any run. */
  readonly fleet: () => readonly FleetEntry[]
  readonly activity: () => Activity
  readonly receive: (message: EventsMessage) => void
  readonly cableConnected: () => void
  readonly dispose: () => void
}

/** All accounts this tab works for. Made when the host mounts, ended when the person signs out. */
export function createRunRegistry(deps: RunDeps): RunRegistry {
  const listeners = new Set<() => void>()
  let runs: readonly AccountRun[] = []
  let fleet: readonly FleetEntry[] = []

  function notify(): void {
    fleet = runs.map((run) => ({ run, snapshot: run.getSnapshot() }))
    for (const listener of listeners) listener()
  }

  function makeRoom(): boolean {
    if (runs.length < MAX_RUNS) return true
    const idle = runs.find((run) => !isRunning(run.getSnapshot()))
    if (!idle) return false
    runs = runs.filter((run) => run !== idle)
    void idle.disconnect().finally(idle.dispose)
    return true
  }

  return {
    list: () => runs,
    find: (uid) => runs.find((run) => run.uid === uid) ?? null,
    open(uid) {
      const known = runs.find((run) => run.uid === uid)
      if (known) return known
      if (!makeRoom()) return null
      const run = createAccountRun(deps, uid)
      run.subscribe(notify)
      runs = [...runs, run]
      notify()
      return run
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fleet: () => fleet,
    activity() {
      const snapshots = runs.map((run) => run.getSnapshot())
      if (snapshots.some(isWorking)) return 'working'
      return snapshots.some(isRunning) ? 'paused' : 'none'
    },
    receive(message) {
      for (const run of runs) run.receive(message)
    },
    cableConnected() {
      for (const run of runs) run.cableConnected()
    },
    dispose() {
      for (const run of runs) run.dispose()
      runs = []
      listeners.clear()
    },
  }
}
