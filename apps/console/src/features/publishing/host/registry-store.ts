import { useSyncExternalStore } from 'react'
import type { AccountRun } from '../run/account-run.ts'
import type { Activity, FleetEntry, RunRegistry } from '../run/run-registry.ts'
import type { RunSnapshot } from '../run/run-types.ts'

let registry: RunRegistry | null = null
const listeners = new Set<() => void>()

/** The host puts its registry here when it mounts and takes it away when it ends. */
export function setRegistry(next: RunRegistry | null): void {
  registry = next
  for (const listener of listeners) listener()
}

/** The registry of the person who is signed in; null until the host is there. */
export function useRegistry(): RunRegistry | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => registry,
  )
}

const NO_RUNS: readonly AccountRun[] = []
const silent = () => () => {}

/** The runs that are open, in their order; a new array when one is opened or closed. */
export function useRuns(of: RunRegistry | null): readonly AccountRun[] {
  return useSyncExternalStore(of?.subscribe ?? silent, () => of?.list() ?? NO_RUNS)
}

/** What is to be shown of one run, again after each of its changes. */
export function useRunSnapshot(run: AccountRun): RunSnapshot {
  return useSyncExternalStore(run.subscribe, run.getSnapshot)
}

/** The snapshot of an account that may not be open. */
export function useSnapshotOf(of: RunRegistry | null, uid: string): RunSnapshot | null {
  return useSyncExternalStore(of?.subscribe ?? silent, () => of?.find(uid)?.getSnapshot() ?? null)
}

const NO_FLEET: readonly FleetEntry[] = []

/** All runs with what is to be shown of them. */
export function useFleet(of: RunRegistry | null): readonly FleetEntry[] {
  return useSyncExternalStore(of?.subscribe ?? silent, () => of?.fleet() ?? NO_FLEET)
}

/** Whether a run works now, all that there are rest, or there is none. */
export function useActivity(of: RunRegistry | null): Activity {
  return useSyncExternalStore(of?.subscribe ?? silent, () => of?.activity() ?? 'none')
}
