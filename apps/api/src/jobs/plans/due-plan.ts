import type { Saying } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { keepSaying } from '../../kernel/kept-saying.ts'
import { nextRun } from '../../workflows/next-run.ts'
import { CAME_BACK_LATE_AT } from './came-back-late.ts'
import { runPlan } from './run-plan.ts'

const BATCH = 100

export interface DuePlan {
  id: number
  name: string
  business_team_id: number
  user_id: number
  studio_account_id: number
  weekdays: number[]
  times: string[]
  timezone: string
  starts_on: string | null
  ends_on: string | null
  next_run_at: Date
  /** To the microsecond: names one version of the row. */
  version: string
  /** As `CAME_BACK_LATE_AT`. */
  came_back_late_at: Date | null
}

const isDue = (now: Date) =>
  sql<boolean>`p.enabled and p.deleted_at is null and p.next_run_at <= ${now}`

export async function duePlanIds(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from plans p where ${isDue(now)} order by p.next_run_at limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

/** @returns undefined when another process has it, or had it first */
export async function lockDuePlan(db: Db, id: number, now: Date): Promise<DuePlan | undefined> {
  const { rows } = await sql<DuePlan>`
    select p.id, p.name, p.business_team_id, p.user_id, p.studio_account_id, p.weekdays, p.times,
      p.timezone, p.starts_on::text, p.ends_on::text, p.next_run_at, p.updated_at::text as version,
      ${CAME_BACK_LATE_AT} as came_back_late_at
    from plans p where p.id = ${id} and ${isDue(now)} for update skip locked`.execute(db)
  return rows[0]
}

/** The first time after `after` that a plan is due by its schedule; undefined when it never is again. */
export const plannedAfter = (plan: DuePlan, after: Date): Date | undefined =>
  nextRun({ ...plan, startsOn: plan.starts_on, endsOn: plan.ends_on }, after)

/** Moves a plan on to its first time after `after`, with what its run left. */
export async function movePlanOn(
  db: Db,
  plan: DuePlan,
  after: Date,
  left: { last_job_id?: number; last_run_at?: Date } = {},
): Promise<void> {
  await db
    .updateTable('plans')
    .set({ next_run_at: plannedAfter(plan, after) ?? null, ...left })
    .where('id', '=', plan.id)
    .execute()
}

interface PlanJob {
  plan: DuePlan
  onceKey: string
  now: Date
  /** Why the job has failed before it began. */
  failed?: Saying
}

/** @returns undefined when the job of this key was there already */
export async function insertPlanJob(
  db: Db,
  { plan, onceKey, now, failed }: PlanJob,
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
      once_key: onceKey,
      due_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row && failed) await failJob(db, { id: row.id, now, failed })
  return row?.id
}

/** Webhooks hear of a job when its state changes, so it is not inserted as failed. */
async function failJob(db: Db, { id, now, failed }: { id: number; now: Date; failed: Saying }) {
  await db
    .updateTable('jobs')
    .set({ state: 'failed', finished_at: now, ...keepSaying('error', failed) })
    .where('id', '=', id)
    .execute()
}
