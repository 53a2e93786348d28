import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export interface JobFigures {
  queued: number
  running: number
  failedLastDay: number
  /**
   * How long the oldest job has been due, in seconds; 0 when none is. One that waits for another
   * job of its own person does not count.
   */
  oldestDueS: number
}

/** How the work stands, over all teams. @source reliability F30 */
export async function jobFigures(database: Database, now: Date): Promise<JobFigures> {
  const { rows } = await database.asServer((db) =>
    sql<JobFigures>`
      select count(*) filter (where state = 'queued')::int as queued,
        count(*) filter (where state = 'running')::int as running,
        (select count(*)::int from jobs f where f.state = 'failed' and f.finished_at > ${now}::timestamptz - interval '1 day') as "failedLastDay",
        coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(coalesce(due_at, created_at)) filter (where state = 'queued'
          and not exists (select 1 from jobs r where r.user_id = jobs.user_id and r.state = 'running')))), 0)::float8 as "oldestDueS"
      from jobs where state in ('queued', 'running')`.execute(db),
  )
  return rows[0] ?? { queued: 0, running: 0, failedLastDay: 0, oldestDueS: 0 }
}

/** A job that is overdue by this many seconds means that no worker runs. */
export const OLDEST_DUE_S = 120

/** State of the queue for `/readyz`. */
export async function queueAge(database: Database, now: Date): Promise<string | undefined> {
  const { oldestDueS } = await jobFigures(database, now)
  return oldestDueS > OLDEST_DUE_S
    ? `the oldest job has been due for ${Math.round(oldestDueS)} s`
    : undefined
}

/** The figures of `/metrics`; without a database they say so and nothing else. */
export async function jobGauges(database: Database, now: Date) {
  const known = { name: 'omc_jobs_known', help: '1 when the queue could be looked at' }
  try {
    const { queued, running, failedLastDay, oldestDueS } = await jobFigures(database, now)
    return [
      { ...known, value: 1 },
      { name: 'omc_jobs_queued', help: 'Jobs that wait', value: queued },
      { name: 'omc_jobs_running', help: 'Jobs that run', value: running },
      { name: 'omc_jobs_failed_last_day', help: 'Jobs that failed in a day', value: failedLastDay },
      {
        name: 'omc_jobs_oldest_due_seconds',
        help: 'How long the oldest waiting job has been due',
        value: oldestDueS,
      },
    ]
  } catch (error) {
    // The figure shows the failure; a failing scrape would hide all others.
    if (!(error instanceof Error)) throw error
    return [{ ...known, value: 0 }]
  }
}
