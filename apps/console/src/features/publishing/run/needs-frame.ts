import { isRunning } from './is-running.ts'
import type { RunSnapshot } from './run-types.ts'

/**
 * Whether the frame must stay alive, on screen or not: during a run, and after a stop in the middle of a
 * publication as long as its page may answer, because a late answer still counts.
 */
export const needsFrame = (
  snapshot: Pick<RunSnapshot, 'loop' | 'start' | 'isFrameBusy'>,
): boolean => isRunning(snapshot) || snapshot.isFrameBusy

/** Whether the framed page has an item, or the loop is about to give it one or to report it. */
export const isPageBusy = ({ loop, isFrameBusy }: Pick<RunSnapshot, 'loop' | 'isFrameBusy'>) =>
  'item' in loop.phase || isFrameBusy
