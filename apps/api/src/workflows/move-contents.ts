import { canMoveByHand, canMoveContent, type ContentStatus } from '@omc/core'
import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { batchAnswer, findRows, rowFailure } from '../jsonapi/batch.ts'
import { changeRows } from '../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../jsonapi/context.ts'
import type { Resource } from '../jsonapi/resource.ts'
import { CONTENT_FAMILIES } from './ledger/content-families.ts'

interface Wanted {
  /** `<resource>.<operation>`, for the audit row. */
  operation: string
  ids: readonly string[]
  status: ContentStatus
  /** Only contents in this status are moved. */
  from?: ContentStatus | undefined
  reason?: string | undefined
}
interface Row {
  id: number
  status: ContentStatus
  status_before_trash: ContentStatus | null
}

const QUEUED_TABLES = new Set<string>(Object.values(CONTENT_FAMILIES))

/**
 * Moves contents of any family through the one life cycle: what may move moves, the rest is
 * answered with its reason.
 *
 * @param moved  follow-up in the same transaction, with the moved ids
 * @source domain: content life cycle
 */
export async function moveContents(
  context: Context,
  resource: Resource,
  { operation, ids, status, from, reason }: Wanted,
  moved?: (ids: readonly number[]) => Promise<void>,
) {
  const { rows, failed } = await findRows<Row>(context, resource, ids, { trashed: true })
  const mayMove = QUEUED_TABLES.has(resource.table) ? canMoveByHand : canMoveContent
  const movable: number[] = []
  for (const row of rows) {
    if (from !== undefined && row.status !== from)
      failed.push(rowFailure(row.id, says('other_status', { status: row.status, from })))
    else if (mayMove(row.status, status, row.status_before_trash ?? undefined)) movable.push(row.id)
    else if (status === 'published' && canMoveContent(row.status, status))
      failed.push(rowFailure(row.id, says('only_by_publishing')))
    else failed.push(rowFailure(row.id, says('not_allowed_move', { from: row.status, to: status })))
  }
  const undoId = await moveRows(context, resource, { operation, ids: movable, status, reason })
  if (movable.length > 0) await moved?.(movable)
  return batchAnswer({ succeeded: movable, failed, undoId })
}

/** Sets the status of rows that may move; the trash is a status and a mark. */
function moveRows(
  context: Context,
  resource: Resource,
  { operation, ids, status, reason }: Omit<Wanted, 'ids'> & { ids: readonly number[] },
) {
  const trashed = status === 'deleted'
  return changeRows(context, {
    operation,
    resource,
    ids,
    set: {
      status_before_trash: trashed ? sql`t.status` : null,
      status,
      deleted_at: trashed ? context.now : null,
      // A restored content keeps its time of publication.
      ...(status === 'published' && 'published_at' in resource.attributes.properties
        ? {
            published_at: sql`case when t.status = 'deleted' then t.published_at else ${context.now}::timestamptz end`,
          }
        : {}),
      ...(status === 'rejected' && 'review_reason' in resource.attributes.properties
        ? verdict(context, reason)
        : {}),
    },
    reason,
  })
}

/** Why, by whom and when, so that lists show it beside the content. */
const verdict = (context: Context, reason = '') => ({
  review_reason: reason,
  reviewed_by: actorOf(context).userId,
  reviewed_at: context.now,
})
