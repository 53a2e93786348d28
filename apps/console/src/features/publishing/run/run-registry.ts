import type { EventsMessage } from '@omc/sdk/realtime'
import { proxy, ref } from 'valtio/vanilla'
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
  /**
   * A valtio state: the runs with what is to be shown of them, in the order they were opened.
   * Frames must never change places in the page.
   */
  readonly state: { readonly fleet: readonly FleetEntry[] }
  readonly find: (uid: string) => AccountRun | null
  /** The run of an account; makes it when there is none. null = no room, all are running. */
  readonly open: (uid: string) => AccountRun | null
  readonly receive: (message: EventsMessage) => void
  readonly cableConnected: () => void
  readonly dispose: () => void
}

/** All accounts this tab works for. Made when the host mounts, ended when the person signs out. */
export function createRunRegistry(deps: RunDeps): RunRegistry {
  const state = proxy<{ fleet: FleetEntry[] }>({ fleet: [] })
  const find = (uid: string) => state.fleet.find(({ run }) => run.uid === uid)?.run ?? null

  function makeRoom(): boolean {
    if (state.fleet.length < MAX_RUNS) return true
    const at = state.fleet.findIndex(({ snapshot }) => !isRunning(snapshot))
    const [idle] = at < 0 ? [] : state.fleet.splice(at, 1)
    if (!idle) return false
    void idle.run.disconnect().finally(idle.run.dispose)
    return true
  }

  return {
    state,
    find,
    open(uid) {
      const known = find(uid)
      if (known) return known
      if (!makeRoom()) return null
      const run = createAccountRun(deps, uid)
      // The state of a run is part of this one: who follows the fleet hears of each run.
      state.fleet.push({ run: ref(run), snapshot: run.state })
      return run
    },
    receive(message) {
      for (const { run } of state.fleet) run.receive(message)
    },
    cableConnected() {
      for (const { run } of state.fleet) run.cableConnected()
    },
    dispose() {
      for (const { run } of state.fleet) run.dispose()
      state.fleet = []
    },
  }
}

export function activityOf(fleet: readonly FleetEntry[]): Activity {
  const snapshots = fleet.map(({ snapshot }) => snapshot)
  if (snapshots.some(isWorking)) return 'working'
  return snapshots.some(isRunning) ? 'paused' : 'none'
}
