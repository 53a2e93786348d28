import { canMoveContent, type ContentStatus } from '@omc/core'
import { says } from '@omc/core/problems'
import { batchAnswer, findRows, rowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { heldByOthers } from '../../workflows/hold-content.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { carryContentRows } from './carry-content-rows.ts'

interface Input {
  ids: string[]
  status: 'checked' | 'rejected'
  reason?: string
}

/**
 * Decides on contents that await review, and keeps who decided and why. What is rejected leaves
 * the queues.
 *
 * @throws Problem 422 `reason_required` for a rejection without a reason
 * @source domain: content life cycle (checked: reviewed; rejected: with reason)
 */
export async function auditCreativeContent(context: Context, { input }: { input: Input }) {
  const { ids, status, reason = '' } = input
  if (status === 'rejected' && reason.trim() === '') {
    throw problem(
      'reason_required',
      {},
      {
        source: { pointer: '/data/attributes/reason' },
      },
    )
  }
  const { rows, failed } = await findRows<{ status: ContentStatus }>(context, carryContentRows, ids)
  const held = await heldByOthers(
    context,
    carryContentRows,
    rows.map(({ id }) => id),
  )
  failed.push(...held)
  const free = rows.filter((row) => !held.some(({ id }) => id === String(row.id)))
  const decided = free.filter((row) => canMoveContent(row.status, status)).map(({ id }) => id)
  for (const row of free) {
    if (decided.includes(row.id)) continue
    failed.push(rowFailure(row.id, says('not_allowed_move', { from: row.status, to: status })))
  }
  const undoId = await changeRows(context, {
    operation: 'carry_contents.audit_creative_content',
    resource: carryContentRows,
    ids: decided,
    set: {
      status,
      review_reason: reason,
      reviewed_by: actorOf(context).userId,
      reviewed_at: context.now,
      claimed_by: null,
      claimed_until: null,
    },
    reason,
  })
  if (status === 'rejected' && decided.length > 0)
    await withdrawContents(await ledgerWork(context), decided, 'content_rejected')
  return batchAnswer({ succeeded: decided, failed, undoId })
}
