import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import type { JobState } from '../../db/tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { keepNothing } from '../../kernel/kept-saying.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { assertQueueRoom } from '../../workflows/jobs/queue-room.ts'

/**
 * Asks a job to stop. One that has ended stays as it is.
 *
 * @throws Problem 409 `job_ended`
 */
export async function cancelJob(context: Context, { id }: { id: number }) {
  const { db, now } = context
  const { state } = await lockJob(context, id)
  if (state !== 'queued' && state !== 'running') {
    throw problem('job_ended')
  }
  const ends = state === 'queued'
  await db
    .updateTable('jobs')
    .set({
      cancel_requested_at: now,
      updated_at: now,
      ...(ends ? { state: 'cancelled' as const, finished_at: now } : {}),
    })
    .where('id', '=', id)
    .execute()
  await context.audit({ operation: 'jobs.cancel', subjectType: 'jobs', subjectIds: [id] })
  return { id }
}

/**
 * Puts an ended job back into the queue.
 *
 * @throws Problem 409 `job_not_ended`, 429 `queue_full`
 */
export async function retryJob(context: Context, { id }: { id: number }) {
  const { db, now, services } = context
  const { state } = await lockJob(context, id)
  if (state !== 'failed' && state !== 'cancelled') {
    throw problem('job_not_ended')
  }
  await assertQueueRoom(db, actorOf(context), services.config)
  await db
    .updateTable('jobs')
    .set({
      state: 'queued',
      tries: 0,
      ...keepNothing('error', null),
      cancel_requested_at: null,
      due_at: now,
      finished_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  await context.audit({ operation: 'jobs.retry', subjectType: 'jobs', subjectIds: [id] })
  context.afterCommit(() => services.queue.enqueue(id))
  return { id }
}

/** The current job, locked, if the caller can see it. */
async function lockJob(context: Context, id: number): Promise<{ state: JobState }> {
  const { rows } = await sql<{ state: JobState }>`
    select t.state from jobs t where t.id = ${id} and ${ownOrTeam(actorOf(context))} for update`.execute(
    context.db,
  )
  const row = rows[0]
  if (!row) throw notFound(THINGS.job)
  return row
}
