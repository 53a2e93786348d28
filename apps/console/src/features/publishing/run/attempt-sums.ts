import type { Result } from '@omc/sdk'

type Statistics = Pick<Result<'publish_attempts.statistics'>, 'totals'>

/** What became of attempts: a doubt is neither a success nor a failure. */
export type AttemptSums = {
  readonly published: number
  readonly refused: number
  readonly doubted: number
}

export function sumsOf({ totals: { by_state: counts } }: Statistics): AttemptSums {
  const of = (state: string) => counts[state] ?? 0
  return {
    published: of('published'),
    refused: of('refused'),
    doubted: of('unknown') + of('needs_human'),
  }
}

/**
 * Arguments for the attempts that began on a day.
 *
 * @param day       `YYYY-MM-DD` in Asia/Shanghai
 * @param accounts  ids, 100 at most; null for all that the person sees
 */
export const attemptsOn = (day: string, accounts: readonly string[] | null) => ({
  since: day,
  until: day,
  ...(accounts && { 'filter[studio_account_id]': [...accounts] }),
})
