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

/**
 * The columns of a `PacingRow`, of an account `a` with `local_now`; days and hours are in its time
 * zone.
 */
export const pacingColumns = sql`
  a.cooldown_until, a.publish_gap_s, a.day_task_count,
  (select max(submitted_at) from publish_attempts p where p.studio_account_id = a.id) as last_submitted_at,
  (select count(*)::int from publish_attempts p where p.studio_account_id = a.id
    and p.state in (${sql.join(COUNTED_STATES.map((state) => sql.lit(state)))})
    and p.submitted_at >= (date_trunc('day', a.local_now) at time zone a.timezone)) as submitted_today,
  (date_trunc('day', a.local_now) + interval '1 day') at time zone a.timezone as next_day_at,
  case
    when a.quiet_from is null or a.quiet_to is null or a.quiet_from = a.quiet_to then null
    when a.quiet_from < a.quiet_to and a.local_now::time >= a.quiet_from and a.local_now::time < a.quiet_to
      then (a.local_now::date + a.quiet_to) at time zone a.timezone
    when a.quiet_from > a.quiet_to and a.local_now::time >= a.quiet_from
      then (a.local_now::date + 1 + a.quiet_to) at time zone a.timezone
    when a.quiet_from > a.quiet_to and a.local_now::time < a.quiet_to
      then (a.local_now::date + a.quiet_to) at time zone a.timezone
  end as quiet_until`

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
