import { setImmediate as turn } from 'node:timers/promises'
import { says } from '@omc/core/problems'
import { tableProblem } from './table-problem.ts'

/** Yields to other requests between pieces of work, and aborts work that takes too long. */
export type Pause = () => Promise<void>

/** @param nowMs  monotonic clock */
export function createPause(timeMs: number, nowMs = () => performance.now()): Pause {
  const endMs = nowMs() + timeMs
  return async () => {
    await turn()
    if (nowMs() > endMs) throw tableProblem(says('table_too_slow'))
  }
}
