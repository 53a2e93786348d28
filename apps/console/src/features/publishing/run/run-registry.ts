import type { EventsMessage } from '@omc/sdk/realtime'
import { proxy, ref } from 'valtio/vanilla'
import { isAtWork } from '../work/account-work.ts'
import { createAccountRun } from './account-run.ts'
import type { AccountRun, RunDeps } from './account-run.ts'
import { isRunning, isWorking } from './is-running.ts'
import { needsFrame } from './needs-frame.ts'
import type { RunSnapshot } from './run-types.ts'

/** Maximum number of accounts that one tab keeps connected. @source ux §5 job rule 6 */
export const MAX_RUNS = 4

export type FleetEntry = { readonly run: AccountRun; readonly snapshot: RunSnapshot }

export type RunRegistry = {
  /**
   * A valtio state: the runs with their snapshots, in the order they were opened. Frames must never
   * move within the page.
   */
  readonly state: { readonly fleet: readonly FleetEntry[] }
  /** Now on the clock of all runs, epoch ms: it never goes back, so it may be ahead of the machine's. */
  readonly now: () => number
  readonly find: (key: string) => AccountRun | null
  /**
   * Returns the run of the account with that key and creates it if needed; the accounts beside it are
   * not closed for it. null = no room: all others are at work, or their pages may be.
   */
  readonly open: (key: string, beside?: readonly string[]) => AccountRun | null
  readonly receive: (message: EventsMessage) => void
  readonly cableConnected: () => void
  readonly dispose: () => void
}

/** All accounts of this tab. Created when the host mounts, disposed at sign-out. */
export function createRunRegistry(deps: RunDeps): RunRegistry {
  const state = proxy<{ fleet: FleetEntry[] }>({ fleet: [] })
  const find = (key: string) => state.fleet.find(({ run }) => run.key === key)?.run ?? null

  function makeRoom(beside: readonly string[]): boolean {
    if (state.fleet.length < MAX_RUNS) return true
    const at = state.fleet.findIndex(
      ({ run, snapshot }) =>
        !beside.includes(run.key) && !needsFrame(snapshot) && !isAtWork(run.work.state.work),
    )
    const [idle] = at < 0 ? [] : state.fleet.splice(at, 1)
    if (!idle) return false
    void idle.run.disconnect().finally(idle.run.dispose)
    return true
  }

  return {
    state,
    now: () => deps.clock.now(),
    find,
    open(key, beside = []) {
      const known = find(key)
      if (known) return known
      if (!makeRoom(beside)) return null
      const run = createAccountRun(deps, key)
      // The state of each run is nested here, so subscribers of the fleet see its changes.
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

/** Why this tab must stay open; null if it need not. A page that may still answer counts as at work. */
export function holdOf(fleet: readonly FleetEntry[]): 'publishing' | 'paused' | null {
  const snapshots = fleet.map(({ snapshot }) => snapshot)
  if (snapshots.some((one) => isWorking(one) || one.isFrameBusy)) return 'publishing'
  return snapshots.some(isRunning) ? 'paused' : null
}
