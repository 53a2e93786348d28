import { says, type Saying } from '@omc/core/problems'
import type { Db } from '../../db/database.ts'
import { writeNotice, type Notice } from '../../workflows/notify.ts'
import type { DuePlan } from './due-plan.ts'
import { runPlan } from './run-plan.ts'

/** A stored notice, and the state of its job where it speaks of one. */
export interface Told {
  id: number
  notice: Notice
  state?: 'failed'
}

/** The tab of the plans. */
export const PLANS_PAGE = '/carry/account/list?tab=plans'

interface Failed {
  plan: DuePlan
  jobId: number
  reason: Saying
  now: Date
}

/** Tells the person of a plan that its job failed before it began. */
export async function tellPlanFailed(db: Db, { plan, jobId, reason, now }: Failed): Promise<Told> {
  const notice: Notice = {
    teamId: plan.business_team_id,
    userId: plan.user_id,
    source: 'job',
    level: 'error',
    title: says('job_failed', { job: runPlan.title }),
    message: reason,
    action: PLANS_PAGE,
    jobId,
  }
  return { id: await writeNotice(db, notice, now), notice, state: 'failed' }
}
