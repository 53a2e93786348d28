import { useCallback } from 'react'
import { useRunNow } from '../host/registry-store.ts'
import { useNow } from './use-now.ts'

/** How often the machine's clock is looked at, ms: a person or a server may set it at any time. */
const LOOK_MS = 10_000
const SECOND_MS = 1_000

/**
 * Turns an instant of a run into the same instant on the machine's clock, which people compare it with.
 * Exact to the second; the same function while the clocks keep their distance.
 */
export function useWallTime(): (runAt: number) => number {
  const runNow = useRunNow()
  const ahead = useCallback(
    () => Math.round((runNow() - Date.now()) / SECOND_MS) * SECOND_MS,
    [runNow],
  )
  const aheadMs = useNow(LOOK_MS, ahead)
  return useCallback((runAt) => runAt - aheadMs, [aheadMs])
}
