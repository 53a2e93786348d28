import type { RunSnapshot } from './run-types.ts'

/** Whether a run is active: it holds the frame, asks before the tab closes, is never disposed. */
export function isRunning({ loop, start }: Pick<RunSnapshot, 'loop' | 'start'>): boolean {
  if (start.tag === 'checking') return true
  return loop.phase.tag !== 'idle' && loop.phase.tag !== 'stopped'
}

/** Whether a run is active and not paused. */
export const isWorking = (run: Pick<RunSnapshot, 'loop' | 'start'>): boolean =>
  isRunning(run) && run.loop.phase.tag !== 'paused'

/** Whether a run is paused, or pauses after its item. */
export const isHeld = ({ loop }: Pick<RunSnapshot, 'loop'>): boolean =>
  loop.phase.tag === 'paused' || loop.hold !== 'none'
