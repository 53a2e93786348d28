import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { nextRun } from '../../workflows/next-run.ts'
import type { JobDeps } from '../job.ts'

/** A plan that is later than this was missed while nothing ran; its account is not fed at night. */
const GRACE_MS = 60 * 60_000
const BATCH = 100

interface DuePlan {
  id: number
  business_team_id: number
  user_id: number
  weekdays: number[]
  times: string[]
  timezone: string
  starts_on: string | null
  ends_on: string | null
  next_run_at: Date
}

/**
 * Starts the jobs of plans that are due. The plan is locked and moved on together with its job, so
 * that each time is run once whatever number of processes look.
 *
 * @returns ids of the jobs
 */
export async function openDuePlans({
  database,
  services,
}: Pick<JobDeps, 'database' | 'services'>): Promise<number[]> {
  const ids = await database.asServer(async (db) => openAll(db, await services.databaseNow(db)))
  for (const id of ids) await services.queue.enqueue(id)
  return ids
}

async function openAll(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<DuePlan>`
    select p.id, p.business_team_id, p.user_id, p.weekdays, p.times, p.timezone, p.starts_on::text, p.ends_on::text, p.next_run_at
    from plans p where p.enabled and p.deleted_at is null and p.next_run_at <= ${now}
    order by p.next_run_at limit ${BATCH} for update skip locked`.execute(db)
  const jobs: number[] = []
  for (const plan of rows) {
    const late = now.getTime() - plan.next_run_at.getTime() > GRACE_MS
    const jobId = late ? undefined : await startPlan(db, plan, now)
    if (jobId !== undefined) jobs.push(jobId)
    await db
      .updateTable('plans')
      .set({
        next_run_at:
          nextRun({ ...plan, startsOn: plan.starts_on, endsOn: plan.ends_on }, now) ?? null,
        ...(jobId === undefined ? {} : { last_run_at: now, last_job_id: jobId }),
      })
      .where('id', '=', plan.id)
      .execute()
  }
  return jobs
}

async function startPlan(db: Db, plan: DuePlan, now: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('jobs')
    .values({
      business_team_id: plan.business_team_id,
      user_id: plan.user_id,
      kind: 'run_plan',
      input: JSON.stringify({ plan_id: plan.id }),
      total_count: null,
      error: null,
      once_key: `plan/${plan.id}/${plan.next_run_at.toISOString()}`,
      due_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
