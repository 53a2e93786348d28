import { says, type Saying } from '@omc/core/problems'
import type { Db } from '../../db/database.ts'
import { insertPlanJob, lockDuePlan, movePlanOn, plannedAfter, type DuePlan } from './due-plan.ts'
import { switchOffOrphan, whyOrphaned } from './switch-off-orphan.ts'
import { tellPlanFailed, type Told } from './tell-plan-failed.ts'

/** A plan that is later than this was missed while nothing ran; its account is not fed at night. */
const GRACE_MS = 60 * 60_000
/** Wait of a plan that could not be opened. */
const PUT_OFF_MS = 60 * 60_000

/** What came of a plan that was due. */
export interface Opened {
  /** Jobs to start. */
  jobs: number[]
  told: Told[]
}

const nothing: Opened = { jobs: [], told: [] }

/**
 * Starts the job of a plan, or says that its time was missed, and moves it on to its next time, which
 * may have passed as well: the next round opens that one. One notice stands for all that were missed. A
 * plan whose person cannot run it any more is switched off. Times that passed before the plan was
 * brought back count for nothing; those that passed since are left to the next rounds.
 */
export async function openPlan(db: Db, id: number, now: Date): Promise<Opened> {
  const plan = await lockDuePlan(db, id, now)
  if (!plan) return nothing
  const why = await whyOrphaned(db, plan)
  if (why) return { jobs: [], told: await switchOffOrphan(db, { plan, why, now }) }
  if (plan.came_back_late_at) {
    await movePlanOn(db, plan, plan.came_back_late_at)
    return nothing
  }
  if (await wasRunByRetry(db, plan)) {
    await movePlanOn(db, plan, openedUntil(plan, now))
    return nothing
  }
  const missed =
    now.getTime() - plan.next_run_at.getTime() > GRACE_MS
      ? says('plan_missed', { plan: plan.name })
      : undefined
  const onceKey = `plan/${plan.id}/${plan.next_run_at.toISOString()}`
  const jobId = await insertPlanJob(db, { plan, onceKey, now, ...failedWith(missed) })
  const after = openedUntil(plan, now)
  if (jobId === undefined) {
    await movePlanOn(db, plan, after)
    return nothing
  }
  await movePlanOn(db, plan, after, {
    last_job_id: jobId,
    ...(missed ? {} : { last_run_at: now }),
  })
  if (!missed) return { jobs: [jobId], told: [] }
  return { jobs: [], told: [await tellPlanFailed(db, { plan, jobId, reason: missed, now })] }
}

/**
 * Lets a plan that could not be opened wait, an hour or until its next time, and tells its person once
 * for each version of it.
 */
export async function putPlanOff(db: Db, id: number, now: Date): Promise<Opened> {
  const plan = await lockDuePlan(db, id, now)
  if (!plan) return nothing
  const reason = says('plan_put_off', { plan: plan.name })
  const jobId = await insertPlanJob(db, { plan, onceKey: putOffKey(plan), now, failed: reason })
  await db
    .updateTable('plans')
    .set({
      next_run_at: triedAgainAt(plan, now),
      ...(jobId === undefined ? {} : { last_job_id: jobId }),
    })
    .where('id', '=', id)
    .execute()
  if (jobId === undefined) return nothing
  return { jobs: [], told: [await tellPlanFailed(db, { plan, jobId, reason, now })] }
}

/** Whether the time of a plan that was put off has been run meanwhile, by a retry of the job that says so. */
async function wasRunByRetry(db: Db, plan: DuePlan): Promise<boolean> {
  const { next_run_at: due } = plan
  const isPlanned = plannedAfter(plan, new Date(due.getTime() - 1))?.getTime() === due.getTime()
  if (isPlanned) return false
  const retried = await db
    .selectFrom('jobs')
    .select('id')
    .where('once_key', '=', putOffKey(plan))
    .where('state', 'in', ['queued', 'running', 'done'])
    // The key stays: an older retry was for an earlier time.
    .where('updated_at', '>=', new Date(due.getTime() - PUT_OFF_MS))
    .executeTakeFirst()
  return retried !== undefined
}

/** Times up to this one are done with: this one itself, and all that are too late to be run. */
const openedUntil = ({ next_run_at: due }: DuePlan, now: Date): Date =>
  new Date(Math.max(due.getTime(), now.getTime() - GRACE_MS))

function triedAgainAt(plan: DuePlan, now: Date): Date {
  const next = plannedTime(plan, openedUntil(plan, now))?.getTime() ?? Infinity
  return new Date(Math.min(now.getTime() + PUT_OFF_MS, next))
}

/** The schedule itself may be what keeps the plan from being opened: then it names no time. */
function plannedTime(plan: DuePlan, after: Date): Date | undefined {
  try {
    return plannedAfter(plan, after)
  } catch {
    return undefined
  }
}

const putOffKey = ({ id, version }: DuePlan) => `plan/${id}/put-off/${version}`

const failedWith = (failed: Saying | undefined) => (failed ? { failed } : {})
