import type { Context } from '../../jsonapi/context.ts'
import { startAuditedJob, type Wanted } from '../jobs/start-job.ts'

/**
 * Starts a job on many rows and answers for its call. The audit row of the start is the `undo_id`:
 * what undoes it undoes every portion of the job.
 */
export async function startUndoableJob(context: Context, wanted: Wanted) {
  const { id, auditId } = await startAuditedJob(context, wanted)
  const undo_id = String(auditId)
  await context.db
    .updateTable('jobs')
    .set({ result: JSON.stringify({ undo_id }) })
    .where('id', '=', id)
    .execute()
  return { succeeded: [], failed: [], undo_id, job_id: String(id) }
}
