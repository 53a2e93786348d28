import { maySubmit } from '@omc/core/ledger'
import { problem } from '../../kernel/problem.ts'
import { requireLease } from './account-lease.ts'
import { holderOf, lockAttempt } from './find-attempt.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'
import { isWithdrawn } from './withdraw.ts'

/**
 * Commits that the item is about to reach the channel. It succeeds once per attempt, and only for
 * the holder of the current fence; what follows may be live, whatever happens to the sender.
 *
 * @throws Problem 409 `lease_lost`, `attempt_closed`, `content_withdrawn`
 * @source domain: publish ledger; reliability §3.0
 */
export async function submitting(
  work: LedgerWork,
  attemptId: number,
  fence: number,
): Promise<number> {
  const { db, now, settings } = work
  // The lease before the attempt, as claims and heartbeats lock them: two steps of one executor
  // at the same time wait for each other and never deadlock.
  await requireLease(work, { ...(await holderOf(work, attemptId)), fence })
  const { attempt, uid, teamId } = await lockAttempt(work, { id: attemptId })
  if (!maySubmit(attempt, fence, now)) {
    throw problem(
      'attempt_closed',
      {},
      {
        meta: { state: attempt.state },
      },
    )
  }
  const content = await db
    .updateTable('publish_contents')
    .set({ status: 'submitting', updated_at: now })
    .where('id', '=', attempt.publish_content_id)
    .where('status', '=', 'claimed')
    .where('deleted_at', 'is', null)
    .where(({ not }) => not(isWithdrawn('publish_contents')))
    .returning('id')
    .executeTakeFirst()
  if (!content) throw problem('content_withdrawn')
  await db
    .updateTable('publish_attempts')
    .set({
      state: 'submitting',
      submitted_at: now,
      lease_expires_at: later(now, settings.leaseMs),
      updated_at: now,
    })
    .where('id', '=', attempt.id)
    .execute()
  await recordEvent(work, {
    kind: 'submitting',
    teamId,
    uid,
    accountId: attempt.studio_account_id,
    contentId: attempt.publish_content_id,
    attemptId: attempt.id,
    deviceId: attempt.device_id,
  })
  return attempt.publish_content_id
}
