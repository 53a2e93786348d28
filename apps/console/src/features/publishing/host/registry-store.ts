import { proxy, ref, useSnapshot } from 'valtio'
import type { AccountRun } from '../run/account-run.ts'
import type { FleetEntry, RunRegistry } from '../run/run-registry.ts'
import type { RunSnapshot } from '../run/run-types.ts'

const host = proxy<{ registry: ReturnType<typeof ref<RunRegistry>> | null }>({ registry: null })

/** The host sets its registry on mount and clears it when it ends. */
export function setRegistry(next: RunRegistry | null): void {
  host.registry = next && ref(next)
}

/** Registry of the signed-in person; null until the host mounts. */
export const useRegistry = (): RunRegistry | null => useSnapshot(host).registry

/** Clock of the runs (epoch ms). Use it for run deadlines; `Date.now` may lag behind it. */
export const useRunNow = (): (() => number) => useRegistry()?.now ?? Date.now

const NO_FLEET: RunRegistry['state'] = proxy({ fleet: [] })

/** All runs with their snapshots. */
export const useFleet = (of: RunRegistry | null): readonly FleetEntry[] =>
  useSnapshot(of?.state ?? NO_FLEET).fleet

/** Open runs in order; updates when one is opened or closed. */
export const useRuns = (of: RunRegistry | null): readonly AccountRun[] =>
  useFleet(of).map(({ run }) => run)

/** Snapshot of one run; updates with each change. */
export const useRunSnapshot = (run: AccountRun): RunSnapshot => useSnapshot(run.state)

/** Snapshot of an account; null if its run is not open. */
export const useSnapshotOf = (of: RunRegistry | null, key: string): RunSnapshot | null =>
  useFleet(of).find(({ run }) => run.key === key)?.snapshot ?? null
