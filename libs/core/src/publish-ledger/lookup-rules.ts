import { DOUBTED_STATES } from './attempt-state.ts'
import type { AttemptState } from './attempt-state.ts'
import { MAX_STRIKES } from './refusal-rules.ts'
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
  /** What counts against the content already, this attempt not included. */
  readonly strikes: number
}

/**
 * What a look-up does. `disputed`: executor and channel contradict each other. `in-vain`: the
 * content was sent again and again and never came.
 */
export type LookupVerdict = 'publish' | 'absent' | 'in-vain' | 'disputed' | 'again' | 'ask' | 'keep'

/**
 * Settles a doubt by what the channel's own list says: only proof of absence, and no word against
 * it, puts the content back into the queue. A content that never comes may be what breaks the page
 * that sends it: the third time a person decides, so that it does not hold up the others for ever.
 *
 * @source domain: publish ledger, unknown; reliability F17
 */
export function judgeLookup(attempt: DoubtedAttempt, found: LookupTag, now: Date): LookupVerdict {
  if (!DOUBTED_STATES.includes(attempt.state)) return 'keep'
  if (found === 'found') return 'publish'
  if (found === 'absent' && attempt.hasEvidence) return 'disputed'
  if (found === 'absent') return attempt.strikes + 1 >= MAX_STRIKES ? 'in-vain' : 'absent'
  const { reconcile_after: due, reconcile_count: count } = attempt
  // Another process looked at the same time and has noted it: one look counts once.
  if (attempt.state !== 'unknown' || (due !== null && due > now)) return 'keep'
  return count + 1 >= MAX_LOOKUPS ? 'ask' : 'again'
}

/** Wait before the next look-up, ms: the settle time, doubling. */
export const lookAgainMs = (reconcileCount: number, settleMs: number): number =>
  settleMs * 2 ** reconcileCount
