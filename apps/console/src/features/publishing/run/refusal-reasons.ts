import type { CommandAnswer } from '@omc/sdk/realtime'
import type { StartFailure } from './run-types.ts'

/** Why a device turns a remote command down; the sender's screen has a text for each. */
export type RefusalReason =
  | StartFailure
  | 'already-running'
  | 'not-started'
  | 'page-not-allowed'
  | 'work-not-allowed'
  | 'left-out'
  | 'failed'
  | 'interrupted'
  // The inbox of the SDK says these.
  | 'not-supported'
  | 'memory-full'
  | 'expired'
  // The server says this once somebody has withdrawn the command.
  | 'withdrawn'

/** @param doneCount  how many records were done all the same */
export const refused = (reason: RefusalReason, doneCount = 0): CommandAnswer => ({
  tag: 'refused',
  reason: doneCount > 0 ? `${reason} after ${doneCount}` : reason,
})
