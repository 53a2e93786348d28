import type { ServerWait } from '../publish-loop/loop-types.ts'

export interface Pacing {
  cooldownUntil: Date | null
  lastSubmittedAt: Date | null
  gapMs: number
  /** Zero = no cap. */
  dailyCap: number
  submittedToday: number
  /** Start of the account's next day. */
  nextDayAt: Date
  /** End of the quiet hours if `now` lies in them. */
  quietUntil: Date | null
}

/**
 * Why an account may not start another item yet, and until when. Checked by the server at claim
 * time, whatever the browser thinks.
 *
 * @returns undefined when it may go on
 * @source domain: publish ledger, pacing
 */
export function pacingWait(
  pacing: Pacing,
  now: Date,
): { why: ServerWait; until: Date } | undefined {
  const { cooldownUntil, lastSubmittedAt, gapMs, dailyCap, submittedToday, nextDayAt, quietUntil } =
    pacing
  if (cooldownUntil && cooldownUntil > now) return { why: 'cooldown', until: cooldownUntil }
  if (dailyCap > 0 && submittedToday >= dailyCap) return { why: 'daily_cap', until: nextDayAt }
  if (quietUntil && quietUntil > now) return { why: 'quiet_hours', until: quietUntil }
  const gapUntil = lastSubmittedAt ? new Date(lastSubmittedAt.getTime() + gapMs) : now
  if (gapUntil > now) return { why: 'gap', until: gapUntil }
  return undefined
}
