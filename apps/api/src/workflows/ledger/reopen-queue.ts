import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'

/**
 * Lets a queue go on that had ended: by the word of a person, who starts it or has planned its
 * start. A device that only connects changes nothing here.
 *
 * @returns whether it had ended
 * @source domain: publish ledger ("no permission" ends the queue)
 */
export async function reopenQueue(
  work: LedgerWork,
  accountId: number,
  why: 'started' | 'plan' = 'started',
): Promise<boolean> {
  const account = await work.db
    .updateTable('studio_accounts')
    .set({ queue_ended_at: null, queue_ended_why: null, updated_at: work.now })
    .where('id', '=', accountId)
    .where('queue_ended_at', 'is not', null)
    .returning(['business_team_id', 'uid'])
    .executeTakeFirst()
  if (!account) return false
  const { business_team_id: teamId, uid } = account
  await recordEvent(work, { kind: 'resumed', teamId, accountId, uid, detail: { why } })
  return true
}
