import { DOUBTED_STATES } from './attempt-state.ts'
import type { AttemptState } from './attempt-state.ts'
import type { LookupTag } from './report-rules.ts'

/** Look-ups at the channel before an unknown outcome is passed to a person. */
export const MAX_LOOKUPS = 6

/** An attempt as a look-up finds it. */
export type DoubtedAttempt = {
  readonly state: AttemptState
  /** The executor said that it is live. */
  readonly hasEvidence: boolean
  readonly reconcile_after: Date | null
  readonly reconcile_count: number
}

/** What a look-up does; `disputed`: executor and channel contradict each other. */
export type LookupVerdict = 'publish' | 'absent' | 'disputed' | 'again' | 'ask' | 'keep'

/**
 * Settles a doubt by what the channel's own list says: only proof of absence, and no word against
 * it, puts the content back into the queue.
 *
 * @source domain: publish ledger, unknown
 */
export function judgeLookup(attempt: DoubtedAttempt, found: LookupTag, now: Date): LookupVerdict {
  if (!DOUBTED_STATES.includes(attempt.state)) return 'keep'
  if (found === 'found') return 'publish'
  if (found === 'absent') return attempt.hasEvidence ? 'disputed' : 'absent'
  const { reconcile_after: due, reconcile_count: count } = attempt
  // Another process looked at the same time and has noted it: one look counts once.
  if (attempt.state !== 'unknown' || (due !== null && due > now)) return 'keep'
  return count + 1 >= MAX_LOOKUPS ? 'ask' : 'again'
}

/** Wait before the next look-up, ms: the settle time, doubling. */
export const lookAgainMs = (reconcileCount: number, settleMs: number): number =>
  settleMs * 2 ** reconcileCount
