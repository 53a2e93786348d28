import { canMoveContent, type ContentStatus } from '@omc/core'
import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrReview } from '../../jsonapi/scope.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'

interface Input {
  ids: string[]
  status: ContentStatus
  reason?: string
}
export interface RowFailure {
  id: string
  error: { code: string; message: string }
}

interface Row {
  id: number
  status: ContentStatus
  status_before_trash: ContentStatus | null
}

/**
 * Moves what may move and says of the rest why not. What is trashed or rejected leaves the queues.
 *
 * @source domain: content life cycle; reliability F32
 */
export async function batchContentStatus(context: Context, { input }: { input: Input }) {
  const { db, now } = context
  const { rows } = await sql<Row>`
    select t.id, t.status, t.status_before_trash from carry_contents t
    where t.id = any(${input.ids}::bigint[]) and ${ownOrReview(actorOf(context))} order by t.id for update`.execute(
    db,
  )
  const found = new Map(rows.map((row) => [String(row.id), row]))
  const failed: RowFailure[] = []
  const movable: Row[] = []
  for (const id of input.ids) {
    const row = found.get(id)
    if (!row)
      failed.push(failure(id, 'not_found', '不存在或无权操作 / does not exist or is not yours'))
    else if (canMoveContent(row.status, input.status, row.status_before_trash ?? undefined))
      movable.push(row)
    else
      failed.push(
        failure(id, 'not_allowed_move', `${row.status} → ${input.status} 不允许 / is not allowed`),
      )
  }
  if (movable.length === 0) return { succeeded: [], failed, undo_id: null }
  const ids = movable.map(({ id }) => id)
  const trashed = input.status === 'deleted'
  await sql`update carry_contents set status_before_trash = case when ${trashed} then status end, status = ${input.status},
    deleted_at = ${trashed ? now : null}, updated_at = ${now} where id = any(${ids}::bigint[])`.execute(
    db,
  )
  if (trashed || input.status === 'rejected') {
    await withdrawContents(ledgerWork(context), ids, `content_${input.status}`)
  }
  const undoId = await context.audit({
    operation: 'carry_contents.batch_content_status',
    subjectType: 'carry_contents',
    subjectIds: ids,
    before: Object.fromEntries(movable.map(({ id, status }) => [id, status])),
    after: { status: input.status },
    ...(input.reason ? { reason: input.reason } : {}),
  })
  return { succeeded: ids.map((id) => ({ id: String(id) })), failed, undo_id: String(undoId) }
}

const failure = (id: string, code: string, message: string): RowFailure => ({
  id,
  error: { code, message },
})
