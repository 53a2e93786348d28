/** Problem that keeps an account from publishing, or a gap in the entries of its team. */
export type AccountProblem = 'expired' | 'refused' | 'ended' | 'cooling' | 'incomplete'

export type AccountFacts = {
  readonly permitted?: boolean
  /** ISO instants; null for none. */
  readonly expires_at: string | null
  readonly cooldown_until: string | null
  /** Why its queue came to its end; null or empty while it goes on. */
  readonly queue_ended_why: string | null
  readonly business_category_id?: string | null
}

/**
 * Problems of an account, the most urgent first.
 *
 * @param now  epoch ms
 * @source console spec §2, account audit; screens §2.6, AccountCheck
 */
export function accountProblems(account: AccountFacts, now: number): readonly AccountProblem[] {
  const { expires_at: until, cooldown_until: rests, queue_ended_why: ended } = account
  const holds: Readonly<Record<AccountProblem, boolean>> = {
    expired: until !== null && Date.parse(until) <= now,
    refused: account.permitted === false,
    ended: Boolean(ended),
    cooling: rests !== null && Date.parse(rests) > now,
    incomplete: account.business_category_id === null,
  }
  return ACCOUNT_PROBLEMS.filter((problem) => holds[problem])
}

export const ACCOUNT_PROBLEMS = ['expired', 'refused', 'ended', 'cooling', 'incomplete'] as const
