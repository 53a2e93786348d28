import type { Database } from '../../db/database.ts'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import { broadcastNotice } from '../../workflows/notify.ts'
import type { JobDeps } from '../job.ts'
import { duePlanIds } from './due-plan.ts'
import { openPlan, putPlanOff, type Opened } from './open-plan.ts'

/**
 * Starts the jobs of plans that are due. Each plan is locked and moved on together with its job, in a
 * transaction of its own: each time is run once whatever number of processes look, and a plan that
 * cannot be opened waits without the others. Of the times that passed meanwhile each round opens the
 * first. A missed plan leaves a failed job and a notice; only a person runs it late, by retrying that
 * job.
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
  const faults: unknown[] = []
  for (const id of ids) {
    try {
      opened.push(await openOrPutOff(database, { id, now, faults }))
    } catch (error) {
      faults.push(error)
    }
  }
  const jobs = opened.flatMap((one) => one.jobs)
  for (const id of jobs) await services.queue.enqueue(id)
  for (const { id, notice, state } of opened.flatMap(({ told }) => told))
    await broadcastNotice(services, notice, id, state)
  if (faults.length > 0) throw new AggregateError(faults, 'some plans could not be opened')
  return jobs
}

interface Turn {
  id: number
  now: Date
  faults: unknown[]
}

async function openOrPutOff(database: Database, { id, now, faults }: Turn): Promise<Opened> {
  try {
    return await database.asServer((db) => openPlan(db, id, now))
  } catch (error) {
    if (isPassing(error)) throw error
    faults.push(error)
    return database.asServer((db) => putPlanOff(db, id, now))
  }
}

/** Faults of the connection, of locks and of a full, slow or stopping database: the next round tries again. */
const isPassing = (error: unknown): boolean =>
  databaseProblem(error)?.status === 503 ||
  (error instanceof Error && 'code' in error && /^(08|40|53|55|57)/.test(String(error.code)))
