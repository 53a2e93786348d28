import type { RunMemory } from '../ports/run-options.ts'
import type { RunTotals } from './run-types.ts'

type Rest = Pick<RunTotals, 'pausedAt' | 'restedMs'>

export const NO_REST: Rest = { pausedAt: null, restedMs: 0 }

/** Rest of a run that goes on: all the time in which it did not work. @param now  epoch ms */
export function restBefore(interrupted: RunMemory | null, now: number): Rest {
  if (interrupted === null) return NO_REST
  const { startedAt, workedMs } = interrupted
  return { pausedAt: null, restedMs: Math.max(0, now - startedAt - workedMs) }
}

/** Rest of a run, updated with whether it is paused, or over, now. @param now  epoch ms */
export function restAfter(rest: Rest, isResting: boolean, now: number): Rest {
  const { pausedAt, restedMs } = rest
  if (isResting) return pausedAt === null ? { pausedAt: now, restedMs } : rest
  return pausedAt === null ? rest : { pausedAt: null, restedMs: restedMs + now - pausedAt }
}

/** Working time of a run without its pauses, ms; it stands still from the end on. */
export function workedMs(
  { startedAt, pausedAt, restedMs }: Pick<RunTotals, 'startedAt'> & Rest,
  now: number,
): number {
  return startedAt === null ? 0 : Math.max(0, (pausedAt ?? now) - startedAt - restedMs)
}
