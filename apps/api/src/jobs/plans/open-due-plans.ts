import type { Database } from '../../db/database.ts'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import { inTurn } from '../../kernel/in-turn.ts'
import { broadcastNotice } from '../../workflows/notify.ts'
import type { JobDeps } from '../job.ts'
import { duePlanIds } from './due-plan.ts'
import { openPlan, putPlanOff, type Opened } from './open-plan.ts'

/**
 * Starts the jobs of plans that are due. Each plan is locked and moved on together with its job, in a
 * transaction of its own: each time is run once whatever number of processes look, and a plan that
 * cannot be opened waits without the others. Each round opens one missed time per plan. A plan that is
 * too late leaves a failed job and a notice; only a person runs it late, by retrying that job.
 *
 * @returns ids of the started jobs
 * @throws AggregateError of the plans that could not be opened, after all had their turn
 */
export async function openDuePlans({
  database,
  services,
}: Pick<JobDeps, 'database' | 'services'>): Promise<number[]> {
  const { now, ids } = await database.asServer(async (db) => {
    const at = await services.databaseNow(db)
    return { now: at, ids: await duePlanIds(db, at) }
  })
  const opened: Opened[] = []
  try {
    await inTurn(
      ids,
      (id) => openOrPutOff(database, { id, now, opened }),
      'some plans could not be opened',
    )
  } finally {
    await tell(services, opened)
  }
  return opened.flatMap(({ jobs }) => jobs)
}

async function tell(services: JobDeps['services'], opened: readonly Opened[]): Promise<void> {
  for (const id of opened.flatMap(({ jobs }) => jobs)) await services.queue.enqueue(id)
  for (const { id, notice, state } of opened.flatMap(({ told }) => told))
    await broadcastNotice(services, notice, id, state)
}

interface Turn {
  id: number
  now: Date
  opened: Opened[]
}

/** @throws why it could not be opened, also where it was put off */
async function openOrPutOff(database: Database, { id, now, opened }: Turn): Promise<void> {
  try {
    opened.push(await database.asServer((db) => openPlan(db, id, now)))
  } catch (error) {
    if (!isPassing(error)) opened.push(await database.asServer((db) => putPlanOff(db, id, now)))
    throw error
  }
}

/** Faults of the connection, of locks and of a full, slow or stopping database: the next round tries again. */
const isPassing = (error: unknown): boolean =>
  databaseProblem(error)?.status === 503 ||
  (error instanceof Error && 'code' in error && /^(08|40|53|55|57)/.test(String(error.code)))
