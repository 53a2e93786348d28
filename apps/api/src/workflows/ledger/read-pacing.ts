import { COUNTED_STATES, type Pacing } from '@omc/core/ledger'
import { sql } from 'kysely'

export interface PacingRow {
  cooldown_until: Date | null
  last_submitted_at: Date | null
  publish_gap_s: number
  day_task_count: number
  submitted_today: number
  next_day_at: Date
  quiet_until: Date | null
}

/** Posts of today that count for the daily cap of an account `a` with `local_now`, by when they were sent. */
export const COUNTED_TODAY = `select count(*)::int from publish_attempts p where p.studio_account_id = a.id
    and p.state in (${COUNTED_STATES.map((state) => `'${state}'`).join(', ')})
    and p.submitted_at >= (date_trunc('day', a.local_now) at time zone a.timezone)`

/** End of the quiet hours that an account `a` with `local_now` is in; null outside of them. */
export const QUIET_UNTIL = `case
    when a.quiet_from is null or a.quiet_to is null or a.quiet_from = a.quiet_to then null
    when a.quiet_from < a.quiet_to and a.local_now::time >= a.quiet_from and a.local_now::time < a.quiet_to
      then (a.local_now::date + a.quiet_to) at time zone a.timezone
    when a.quiet_from > a.quiet_to and a.local_now::time >= a.quiet_from
      then (a.local_now::date + 1 + a.quiet_to) at time zone a.timezone
    when a.quiet_from > a.quiet_to and a.local_now::time < a.quiet_to
      then (a.local_now::date + a.quiet_to) at time zone a.timezone
  end`

/** One of these of the account `t` of a list, at the time of the statement. */
export const ofListed = (
  fact: string,
) => `select (${fact}) from (select t.id, t.timezone, t.quiet_from, t.quiet_to,
      omc_now() at time zone t.timezone as local_now) a`

/**
 * The columns of a `PacingRow`, of an account `a` with `local_now`; days and hours are in its time
 * zone.
 */
export const pacingColumns = sql`
  a.cooldown_until, a.publish_gap_s, a.day_task_count,
  (select max(submitted_at) from publish_attempts p where p.studio_account_id = a.id) as last_submitted_at,
  (${sql.raw(COUNTED_TODAY)}) as submitted_today,
  (date_trunc('day', a.local_now) + interval '1 day') at time zone a.timezone as next_day_at,
  ${sql.raw(QUIET_UNTIL)} as quiet_until`

/** Facts of an account for `pacingWait`. */
export const pacingOf = (row: PacingRow): Pacing => ({
  cooldownUntil: row.cooldown_until,
  lastSubmittedAt: row.last_submitted_at,
  gapMs: row.publish_gap_s * 1000,
  dailyCap: row.day_task_count,
  submittedToday: row.submitted_today,
  nextDayAt: row.next_day_at,
  quietUntil: row.quiet_until,
})
