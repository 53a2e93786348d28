import type { RunTotals } from './run-types.ts'

type Rest = Pick<RunTotals, 'pausedAt' | 'restedMs'>

export const NO_REST: Rest = { pausedAt: null, restedMs: 0 }

/** What a run has rested, after a look at whether it is paused. @param now  epoch ms */
export function restAfter(rest: Rest, isPaused: boolean, now: number): Rest {
  const { pausedAt, restedMs } = rest
  if (isPaused) return pausedAt === null ? { pausedAt: now, restedMs } : rest
  return pausedAt === null ? rest : { pausedAt: null, restedMs: restedMs + now - pausedAt }
}

/** How long a run has worked, ms; the time in which it was paused does not count. */
export function workedMs(
  { startedAt, pausedAt, restedMs }: Pick<RunTotals, 'startedAt'> & Rest,
  now: number,
): number {
  return startedAt === null ? 0 : Math.max(0, (pausedAt ?? now) - startedAt - restedMs)
}
