import { says } from '@omc/core/problems'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { JobsTable } from '../../db/tables.ts'
import { keepSaying } from '../../kernel/kept-saying.ts'
import { nextRun } from '../../workflows/next-run.ts'
import { broadcastNotice, writeNotice, type Notice } from '../../workflows/notify.ts'
import type { JobDeps } from '../job.ts'
import { runPlan } from './run-plan.ts'

/** A plan that is later than this was missed while nothing ran; its account is not fed at night. */
const GRACE_MS = 60 * 60_000
const BATCH = 100

interface DuePlan {
  id: number
  name: string
  business_team_id: number
  user_id: number
  weekdays: number[]
  times: string[]
  timezone: string
  starts_on: string | null
  ends_on: string | null
  next_run_at: Date
}

/** What the plans that were due came to. */
interface Opened {
  jobs: number[]
  told: { id: number; notice: Notice }[]
}

/**
 * Starts the jobs of plans that are due. The plan is locked and moved on together with its job, so
 * that each time is run once whatever number of processes look. A missed plan leaves a failed job
 * and a notice; only a person runs it late, by retrying that job.
 *
 * @returns ids of the started jobs
 */
export async function openDuePlans({
  database,
  services,
}: Pick<JobDeps, 'database' | 'services'>): Promise<number[]> {
  const { jobs, told } = await database.asServer(async (db) =>
    openAll(db, await services.databaseNow(db)),
  )
  for (const id of jobs) await services.queue.enqueue(id)
  for (const { id, notice } of told) await broadcastNotice(services, notice, id, 'failed')
  return jobs
}

async function openAll(db: Db, now: Date): Promise<Opened> {
  const { rows } = await sql<DuePlan>`
    select p.id, p.name, p.business_team_id, p.user_id, p.weekdays, p.times, p.timezone, p.starts_on::text, p.ends_on::text, p.next_run_at
    from plans p where p.enabled and p.deleted_at is null and p.next_run_at <= ${now}
    order by p.next_run_at limit ${BATCH} for update skip locked`.execute(db)
  const opened: Opened = { jobs: [], told: [] }
  for (const plan of rows) {
    const isMissed = now.getTime() - plan.next_run_at.getTime() > GRACE_MS
    const jobId = await insertJob(db, plan, now, isMissed ? missedAt(plan, now) : {})
    if (jobId !== undefined && isMissed) opened.told.push(await tellMissed(db, plan, jobId, now))
    if (jobId !== undefined && !isMissed) opened.jobs.push(jobId)
    await db
      .updateTable('plans')
      .set({
        next_run_at:
          nextRun({ ...plan, startsOn: plan.starts_on, endsOn: plan.ends_on }, now) ?? null,
        ...(jobId === undefined ? {} : { last_job_id: jobId }),
        ...(jobId === undefined || isMissed ? {} : { last_run_at: now }),
      })
      .where('id', '=', plan.id)
      .execute()
  }
  return opened
}

async function insertJob(
  db: Db,
  plan: DuePlan,
  now: Date,
  end: Partial<Insertable<JobsTable>>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('jobs')
    .values({
      business_team_id: plan.business_team_id,
      user_id: plan.user_id,
      kind: runPlan.kind,
      input: JSON.stringify({ plan_id: plan.id }),
      total_count: null,
      error: null,
      once_key: `plan/${plan.id}/${plan.next_run_at.toISOString()}`,
      due_at: now,
      created_at: now,
      updated_at: now,
      ...end,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const missed = ({ name }: DuePlan) => says('plan_missed', { plan: name })

/** The job of a missed plan has failed before it began. */
const missedAt = (plan: DuePlan, now: Date) => ({
  state: 'failed' as const,
  finished_at: now,
  ...keepSaying('error', missed(plan)),
})

async function tellMissed(db: Db, plan: DuePlan, jobId: number, now: Date) {
  const notice: Notice = {
    teamId: plan.business_team_id,
    userId: plan.user_id,
    source: 'job',
    level: 'error',
    title: says('job_failed', { job: runPlan.title }),
    message: missed(plan),
    action: '/carry/account/list?tab=plans',
    jobId,
  }
  return { id: await writeNotice(db, notice, now), notice }
}
