import type { ContentStatus } from '@omc/core'
import type { Context } from '../../jsonapi/context.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { withdrawContents } from '../../workflows/ledger/withdraw.ts'
import { moveContents } from '../../workflows/move-contents.ts'
import { carryContentRows } from './carry-content-rows.ts'

interface Input {
  ids: string[]
  status: ContentStatus
  reason?: string
}

/**
 * Moves what may move and says of the rest why not. What is trashed or rejected leaves the queues.
 *
 * @source domain: content life cycle; reliability F32
 */
export function batchContentStatus(context: Context, { input }: { input: Input }) {
  const { ids, status, reason } = input
  const leaves = status === 'deleted' || status === 'rejected'
  return moveContents(
    context,
    carryContentRows,
    { operation: 'carry_contents.batch_content_status', ids, status, reason },
    async (moved) => {
      if (leaves) await withdrawContents(await ledgerWork(context), moved, `content_${status}`)
    },
  )
}
