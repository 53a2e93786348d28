import { DOUBTED_STATES, HELD_STATES, wasNeverSent } from './attempt-state.ts'
import type { AttemptState } from './attempt-state.ts'

/** What the channel says of one attempt. */
export type LookupTag = 'found' | 'absent' | 'unclear'

/** An attempt as a report finds it. */
export type ReportedAttempt = {
  readonly state: AttemptState
  readonly outcome: string | null
  readonly submitted_at: Date | null
  readonly feed_id: string | null
}

/** What a report does to its attempt. */
export type ReportVerdict =
  | { readonly tag: 'publish' | 'doubt' | 'release' | 'refuse' }
  /** Says what stands already. */
  | { readonly tag: 'told' }
  /** Differs from what stands, and changes nothing. */
  | { readonly tag: 'late' }
  /** Said to be live and not at the channel: kept as evidence. */
  | { readonly tag: 'contradicted'; readonly isOpen: boolean }
  /** Proved absent, queued again, and now said to be live: a person decides before it is sent. */
  | { readonly tag: 'disputed' }
  | { readonly tag: 'never-sent' }

/**
 * Judges the word of an executor. A late word (after a reload, a lost lease) is evidence:
 * `published` and refusals end a doubt; `not_sent` counts only while the attempt is open, because
 * what may be live is not sent again before the channel or a person has said that it is not.
 *
 * @param found  the channel's answer on this attempt, if it was asked
 * @source domain: publish ledger
 */
export function judgeReport(
  attempt: ReportedAttempt,
  given: { readonly outcome: string; readonly feed_id?: string | undefined },
  found: LookupTag | undefined,
): ReportVerdict {
  if (given.outcome === 'published') return judgePublished(attempt, given.feed_id, found)
  if (!stillCounts(attempt.state, given.outcome))
    return { tag: attempt.outcome === given.outcome ? 'told' : 'late' }
  if (given.outcome === 'unknown') return { tag: 'doubt' }
  return { tag: given.outcome === 'not_sent' ? 'release' : 'refuse' }
}

function judgePublished(
  attempt: ReportedAttempt,
  feedId: string | undefined,
  found: LookupTag | undefined,
): ReportVerdict {
  if (wasNeverSent(attempt)) return { tag: 'never-sent' }
  if (attempt.state === 'published' || attempt.outcome === 'doubled')
    return { tag: attempt.feed_id === feedId ? 'told' : 'late' }
  if (found === 'absent' && attempt.state === 'absent') return { tag: 'disputed' }
  if (found === 'absent')
    return { tag: 'contradicted', isOpen: HELD_STATES.includes(attempt.state) }
  return { tag: 'publish' }
}

/** Whether a word that is not `published` still changes an attempt in this state. */
const stillCounts = (state: AttemptState, outcome: string): boolean =>
  HELD_STATES.includes(state) ||
  (DOUBTED_STATES.includes(state) && outcome !== 'unknown' && outcome !== 'not_sent')
