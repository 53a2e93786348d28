import { batchAnswer, findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
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

/** @source resources §4: all in processed */
export const allInProcessed = (context: Context, { input }: { input: { ids: string[] } }) =>
  move(context, { ...input, status: 'processed', operation: 'all_in_processed' })

/** @source resources §4: all in deleted */
export const allInDeleted = (context: Context, { input }: { input: { ids: string[] } }) =>
  move(context, { ...input, status: 'deleted', operation: 'all_in_deleted' })

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
