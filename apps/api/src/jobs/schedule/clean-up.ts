import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { removeExpiredExports } from '../exports/remove-expired-exports.ts'
import type { JobDeps } from '../job.ts'

const DAY_MS = 24 * 3_600_000
const JOBS_KEPT_MS = 90 * DAY_MS
const DELIVERIES_KEPT_MS = 30 * DAY_MS
const BATCH = 5000

/**
 * Removes what has served its time: files of expired exports, old deliveries and old ended jobs.
 *
 * @source domain: operations beyond the seeds (exports: kept for a week)
 */
export async function cleanUp({
  database,
  services,
}: Pick<JobDeps, 'database' | 'services'>): Promise<void> {
  const now = services.now()
  const { filesDir } = services.config
  await removeExpiredExports((run) => database.asServer(run), { filesDir, now })
  await database.asServer((db) =>
    forgetDeliveries(db, new Date(now.getTime() - DELIVERIES_KEPT_MS)),
  )
  await database.asServer((db) => forgetJobs(db, new Date(now.getTime() - JOBS_KEPT_MS)))
}

const forgetDeliveries = (db: Db, before: Date) =>
  sql`delete from webhook_deliveries where id in (
    select d.id from webhook_deliveries d where d.state <> 'pending' and d.created_at < ${before}
      and not exists (select 1 from webhook_deliveries r where r.replay_of = d.id) limit ${BATCH})`.execute(
    db,
  )

/** A job that a row still points to stays as long as that row. */
const forgetJobs = (db: Db, before: Date) =>
  sql`delete from jobs where id in (
    select j.id from jobs j where j.state in ('done', 'failed', 'cancelled') and j.finished_at < ${before}
      and not exists (select 1 from exports e where e.job_id = j.id)
      and not exists (select 1 from plans p where p.last_job_id = j.id) limit ${BATCH})`.execute(db)
