/** How far an attempt has come. @source domain: publish ledger */
export type AttemptState =
  | 'claimed'
  | 'submitting'
  | 'published'
  | 'refused'
  | 'unknown'
  | 'absent'
  | 'needs_human'
  | 'released'

/** An executor holds it. */
export const HELD_STATES: readonly AttemptState[] = ['claimed', 'submitting']

/** May be live or not: a look-up or a person settles it. */
export const DOUBTED_STATES: readonly AttemptState[] = ['unknown', 'needs_human']

/** Is live or may be: gap and daily cap count these. */
export const COUNTED_STATES: readonly AttemptState[] = [
  'submitting',
  'published',
  'unknown',
  'needs_human',
]

/**
 * Nobody wrote down that it is being sent, and nothing puts that in doubt: it cannot be live. After
 * a restore an attempt may be in doubt although its `submitting` was forgotten.
 */
export const wasNeverSent = ({
  state,
  submitted_at: sentAt,
}: {
  readonly state: AttemptState
  readonly submitted_at: Date | null
}): boolean => sentAt === null && !DOUBTED_STATES.includes(state)
