import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { startUndoableJob } from '../../workflows/bulk/start-undoable-job.ts'

/** The kind of the job that undoes the portions of a bulk job. */
export const UNDO_PORTIONS = 'undo_portions'

interface Started {
  /** The audit row of the start of a job. */
  id: number
  jobId: number
  /** The operation that the job carried out. */
  operation: string
}

/**
 * Starts the undo of all portions of a bulk job, which is a job as well: they can be many rows.
 *
 * @throws Problem 409 `job_not_ended` while the job goes on, `nothing_to_undo` when it changed nothing
 */
export async function undoJob(context: Context, { id, jobId, operation }: Started) {
  const job = await context.db
    .selectFrom('jobs')
    .select(['state', 'result'])
    .where('id', '=', jobId)
    .executeTakeFirst()
  if (job?.state === 'queued' || job?.state === 'running') throw problem('job_not_ended.undo')
  const undoIds = job?.result?.['undo_ids']
  if (!Array.isArray(undoIds) || undoIds.length === 0) throw problem('nothing_to_undo')
  return startUndoableJob(context, {
    kind: UNDO_PORTIONS,
    input: { undo_ids: undoIds },
    total: undoIds.length,
    operation: 'audit_events.undo',
    audited: { undo_of: String(id), operation },
  })
}
