import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'

/** Why account and item wait. */
const CHECK = 'bot_check'

/**
 * Ends the rest of an account whose channel asked for a check, by the word of a person who has passed
 * it. The items that wait for that check stand in the queue again; everything else waits on.
 *
 * @returns whether it rested for a check
 * @source ux §5 state "bot check"; domain: publish ledger, pacing
 */
export async function endBotCheck(work: LedgerWork, accountId: number): Promise<boolean> {
  const { db, now } = work
  const account = await db
    .updateTable('studio_accounts')
    .set({ cooldown_until: null, cooldown_why: null, updated_at: now })
    .where('id', '=', accountId)
    .where('cooldown_why', '=', CHECK)
    .where('cooldown_until', '>', now)
    .returning(['business_team_id', 'uid'])
    .executeTakeFirst()
  if (!account) return false
  await db
    .updateTable('publish_contents')
    .set({ status: 'queued', wait_until: null, wait_why: null, updated_at: now })
    .where('studio_account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'waiting')
    .where('wait_why', '=', CHECK)
    .execute()
  const { business_team_id: teamId, uid } = account
  await recordEvent(work, { kind: 'resumed', teamId, accountId, uid, detail: { why: 'verified' } })
  return true
}
