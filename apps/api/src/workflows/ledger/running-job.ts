import type { RunningJob } from '../../db/publishing-tables.ts'
import type { LedgerWork } from './ledger-work.ts'

/** Writes down what runs on a device now; it counts while the lease lives. */
export async function noteRunning(
  { db }: Pick<LedgerWork, 'db'>,
  deviceId: number,
  running: RunningJob | null,
): Promise<void> {
  await db
    .updateTable('devices')
    .set({ running: running && JSON.stringify(running) })
    .where('id', '=', deviceId)
    .execute()
}
