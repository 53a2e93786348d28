import { setImmediate as turn } from 'node:timers/promises'
import { says } from '@omc/core/problems'
import { tableProblem } from './table-problem.ts'

/** Lets other requests go on between two pieces of work, and ends what takes too long. */
export type Pause = () => Promise<void>

/** @param nowMs  a clock that only goes forward */
export function createPause(timeMs: number, nowMs = () => performance.now()): Pause {
  const endMs = nowMs() + timeMs
  return async () => {
    await turn()
    if (nowMs() > endMs) throw tableProblem(says('table_too_slow'))
  }
}
