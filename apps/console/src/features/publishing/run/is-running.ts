import type { RunSnapshot } from './run-types.ts'

/** A run is going on: it holds the frame, asks before the tab closes, and is never torn down. */
export function isRunning({ loop, start }: Pick<RunSnapshot, 'loop' | 'start'>): boolean {
  if (start.tag === 'checking') return true
  return loop.phase.tag !== 'idle' && loop.phase.tag !== 'stopped'
}

/** A run that does something now: one that is paused stands still. */
export const isWorking = (run: Pick<RunSnapshot, 'loop' | 'start'>): boolean =>
  isRunning(run) && run.loop.phase.tag !== 'paused'
