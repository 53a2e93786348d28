import { proxy, ref, useSnapshot } from 'valtio'
import type { AccountRun } from '../run/account-run.ts'
import {
  activityOf,
  type Activity,
  type FleetEntry,
  type RunRegistry,
} from '../run/run-registry.ts'
import type { RunSnapshot } from '../run/run-types.ts'

const host = proxy<{ registry: ReturnType<typeof ref<RunRegistry>> | null }>({ registry: null })

/** The host puts its registry here when it mounts and takes it away when it ends. */
export function setRegistry(next: RunRegistry | null): void {
  host.registry = next && ref(next)
}

/** The registry of the person who is signed in; null until the host is there. */
export const useRegistry = (): RunRegistry | null => useSnapshot(host).registry

const NO_FLEET: RunRegistry['state'] = proxy({ fleet: [] })

/** All runs with what is to be shown of them. */
export const useFleet = (of: RunRegistry | null): readonly FleetEntry[] =>
  useSnapshot(of?.state ?? NO_FLEET).fleet

/** The runs that are open, in their order; followed when one is opened or closed. */
export const useRuns = (of: RunRegistry | null): readonly AccountRun[] =>
  useFleet(of).map(({ run }) => run)

/** What is to be shown of one run, again after each of its changes. */
export const useRunSnapshot = (run: AccountRun): RunSnapshot => useSnapshot(run.state)

/** The snapshot of an account that may not be open. */
export const useSnapshotOf = (of: RunRegistry | null, uid: string): RunSnapshot | null =>
  useFleet(of).find(({ run }) => run.uid === uid)?.snapshot ?? null

/** Whether a run works now, all that there are rest, or there is none. */
export const useActivity = (of: RunRegistry | null): Activity => activityOf(useFleet(of))
