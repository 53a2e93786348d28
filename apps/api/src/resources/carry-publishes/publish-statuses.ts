import { batchAnswer, findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { carryPublishRows } from './carry-publish-rows.ts'
import {
  publishColumns,
  publishMoveRefusal,
  type PublishRow,
  type PublishStatus,
} from './move-publishes.ts'

/** @source resources §4: batch publish status */
export const batchPublishStatus = (
  context: Context,
  { input }: { input: { ids: string[]; status: PublishStatus; reason?: string } },
) => move(context, { ...input, operation: 'batch_publish_status' })

/** Which records, when they are more than one call carries. */
export interface Matching {
  status?: string
  channel?: string
  studio_account_id?: string
  publish_tag?: string
  since?: string
  until?: string
}
interface AllInput {
  ids?: string[]
  matching?: Matching
  expected_count?: number
}

/** @source resources §4: all in processed */
export const allInProcessed = (context: Context, { input }: { input: AllInput }) =>
  moveAll(context, input, { status: 'processed', operation: 'all_in_processed' })

/** @source resources §4: all in deleted */
export const allInDeleted = (context: Context, { input }: { input: AllInput }) =>
  moveAll(context, input, { status: 'deleted', operation: 'all_in_deleted' })

/**
 * Chosen records at once; what a filter finds as a job that first checks the count people saw.
 *
 * @throws Problem 422 `ids_or_matching`, `required` (expected_count)
 * @source domain: verb table (all_in_*)
 */
async function moveAll(
  context: Context,
  { ids, matching, expected_count: expected }: AllInput,
  how: { status: PublishStatus; operation: string },
) {
  if ((ids === undefined) === (matching === undefined)) {
    throw problem('ids_or_matching', {}, { source: { pointer: '/data/attributes/ids' } })
  }
  if (ids) return { ...(await move(context, { ids, ...how })), job_id: null }
  if (expected === undefined) {
    throw problem(
      'required.expected_count',
      {},
      {
        source: { pointer: '/data/attributes/expected_count' },
      },
    )
  }
  const jobId = await startJob(context, {
    kind: 'move_publishes',
    input: { matching, expected, status: how.status },
    total: expected,
    operation: `carry_publishes.${how.operation}`,
  })
  return { ...batchAnswer({ succeeded: [], failed: [] }), job_id: String(jobId) }
}

interface Moving {
  ids: readonly string[]
  status: PublishStatus
  operation: string
  reason?: string
}

async function move(context: Context, { ids, status, operation, reason }: Moving) {
  const { rows, failed } = await findRows<PublishRow>(context, carryPublishRows, ids, {
    trashed: true,
  })
  const refused = rows.flatMap((row) => publishMoveRefusal(row, status) ?? [])
  const barred = new Set(refused.map(({ id }) => id))
  const moved = rows.map(({ id }) => id).filter((id) => !barred.has(String(id)))
  const undoId = await changeRows(context, {
    operation: `carry_publishes.${operation}`,
    resource: carryPublishRows,
    ids: moved,
    set: publishColumns(status, context.now),
    reason,
  })
  return batchAnswer({ succeeded: moved, failed: [...failed, ...refused], undoId })
}
