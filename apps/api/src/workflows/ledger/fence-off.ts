import type { LedgerWork } from './ledger-work.ts'
import { leaveAttempt } from './settle.ts'

/**
 * Settles what executors before this fence left open: a claim that was never sent goes back to the
 * queue; something that may have been sent becomes unknown. Neither is ever sent under its old key.
 */
export async function fenceOff(
  work: LedgerWork,
  {
    accountId,
    fence,
    uid,
    teamId,
  }: { accountId: number; fence: number; uid: string; teamId: number },
): Promise<void> {
  const left = await work.db
    .selectFrom('publish_attempts')
    .selectAll()
    .where('studio_account_id', '=', accountId)
    .where('fence', '<', fence)
    .where('state', 'in', ['claimed', 'submitting'])
    .forUpdate()
    .execute()
  for (const attempt of left) {
    await leaveAttempt(work, { attempt, uid, teamId }, 'fenced')
  }
}
