import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'

/**
 * published: live at its channel; processed: its assets are ready to go out once more; deleted: in
 * the trash.
 */
export const PUBLISH_STATUSES = ['published', 'processed', 'deleted'] as const
export type PublishStatus = (typeof PUBLISH_STATUSES)[number]

export interface PublishRow {
  id: number
  status: string
  status_before_trash: string | null
  feed_id: string | null
}

/**
 * Why a publish record may not take a status, or undefined. What is in the trash goes back only to
 * where it was; `published` needs the channel's id.
 *
 * @source domain: publish ledger (published needs the channel's id); content life cycle
 */
export function publishMoveRefusal(row: PublishRow, to: PublishStatus): RowFailure | undefined {
  const notAllowed = rowFailure(row.id, says('not_allowed_move', { from: row.status, to }))
  if (row.status === to) return notAllowed
  if (row.status === 'deleted' && to !== (row.status_before_trash ?? 'published')) return notAllowed
  if (to !== 'published' || row.feed_id !== null) return undefined
  return rowFailure(row.id, says('no_feed_id'))
}

/** The columns that change with the status. */
export const publishColumns = (to: PublishStatus, now: Date): Record<string, unknown> => ({
  status: to,
  status_before_trash: to === 'deleted' ? sql`t.status` : null,
  deleted_at: to === 'deleted' ? now : null,
  ...(to === 'processed' ? { processed_at: now } : {}),
})
