import { useSyncExternalStore } from 'react'
import type { AccountRun } from '../run/account-run.ts'
import type { RunRegistry } from '../run/run-registry.ts'
import type { RunSnapshot } from '../run/run-types.ts'

export type FramedRun = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly src: string
}

/** The runs whose frame's address is known, with what is to be shown of them. */
export function useFrameFleet(
  registry: RunRegistry | null,
  runs: readonly AccountRun[],
): readonly FramedRun[] {
  // One number for all: any change of any run draws the fleet again.
  useSyncExternalStore(registry?.subscribe ?? silent, () => registry?.version() ?? 0)
  return runs.flatMap((run) => {
    const snapshot = run.getSnapshot()
    return snapshot.frameSrc === null ? [] : [{ run, snapshot, src: snapshot.frameSrc }]
  })
}

const silent = () => () => {}
