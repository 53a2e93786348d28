import { sql } from 'kysely'
import type { JobState } from '../../db/tables.ts'
import { assertQueueRoom } from '../../jobs/queue-room.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { notFound, problem } from '../../jsonapi/problem.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'

/**
 * Asks a job to stop. One that has ended stays as it is.
 *
 * @throws Problem 409 `job_ended`
 */
export async function cancelJob(context: Context, { id }: { id: number }) {
  const { db, now } = context
  const { state } = await lockJob(context, id)
  if (state !== 'queued' && state !== 'running') {
    throw problem(
      409,
      'job_ended',
      '任务已结束，无法取消 / the job has ended and cannot be cancelled',
    )
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
    throw problem(
      409,
      'job_not_ended',
      '只有失败或已取消的任务可以重试 / only a failed or cancelled job can be started again',
    )
  }
  await assertQueueRoom(db, actorOf(context), services.config)
  await db
    .updateTable('jobs')
    .set({
      state: 'queued',
      tries: 0,
      error: null,
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

/** The job as it stands, locked, if the caller can see it. */
async function lockJob(context: Context, id: number): Promise<{ state: JobState }> {
  const { rows } = await sql<{ state: JobState }>`
    select t.state from jobs t where t.id = ${id} and ${ownOrTeam(actorOf(context))} for update`.execute(
    context.db,
  )
  const row = rows[0]
  if (!row) throw notFound('任务')
  return row
}
