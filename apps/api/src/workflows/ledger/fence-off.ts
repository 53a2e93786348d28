import { whenLeft } from '@omc/core/ledger'
import type { LedgerWork } from './ledger-work.ts'
import { releaseAttempt, toUnknown } from './settle.ts'

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
    const subject = { attempt, uid, teamId }
    if (whenLeft(attempt.state) === 'release') await releaseAttempt(work, subject, 'fenced')
    else await toUnknown(work, subject, 'fenced')
  }
}
