import { isRunning } from '../run/is-running.ts'
import type { RunSnapshot } from '../run/run-types.ts'

/**
 * Whether the frame must stay alive off screen: during a run, and after a stop in the middle of a
 * publication as long as its page may answer, because a late answer still counts.
 */
export const needsFrame = (
  snapshot: Pick<RunSnapshot, 'loop' | 'start' | 'isFrameBusy'>,
): boolean => isRunning(snapshot) || snapshot.isFrameBusy
