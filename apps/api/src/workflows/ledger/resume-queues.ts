import { sql } from 'kysely'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'

/**
 * Lets queues go on that wait since the database was restored. Items that are still being looked up
 * stay where they are.
 *
 * @returns the accounts whose queue waited
 * @source reliability F33
 */
export async function resumeQueues(
  work: LedgerWork,
  accountIds: readonly number[],
): Promise<number[]> {
  if (accountIds.length === 0) return []
  const resumed = await work.db
    .updateTable('studio_accounts')
    .set({ resumed_life: sql<number>`(select omc_life())`, updated_at: work.now })
    .where('id', 'in', accountIds)
    .where('resumed_life', '<', sql<number>`(select omc_life())`)
    .returning(['id', 'business_team_id', 'uid'])
    .execute()
  for (const { id, business_team_id: teamId, uid } of resumed)
    await recordEvent(work, {
      kind: 'resumed',
      teamId,
      accountId: id,
      uid,
      detail: { why: 'restored' },
    })
  return resumed.map(({ id }) => id)
}
