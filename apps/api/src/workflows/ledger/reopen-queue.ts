import type { LedgerWork } from './ledger-work.ts'

/** Lets a queue go on that had ended; a person started it again. */
export async function reopenQueue({ db }: LedgerWork, accountId: number): Promise<void> {
  await db
    .updateTable('studio_accounts')
    .set({ queue_ended_at: null, queue_ended_why: null })
    .where('id', '=', accountId)
    .where('queue_ended_at', 'is not', null)
    .execute()
}
