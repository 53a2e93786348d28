import { beyondScope } from '../../db/beyond-scope.ts'
import { releaseLease } from './account-lease.ts'
import { fenceOff } from './fence-off.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'

interface Leaving {
  accountId: number
  deviceId: number
  uid: string
  teamId: number
  /** Of an executor that shares its device. */
  fence?: number
}

/**
 * Gives an account back: what was claimed and never sent goes back to the queue at once. The account
 * may be a colleague's by now.
 */
export async function leaveAccount(work: LedgerWork, { fence, ...device }: Leaving): Promise<void> {
  if (!(await releaseLease(work, { ...device, fence }))) return
  await beyondScope(work.db, async () => {
    await fenceOff(work, { ...device, fence: Number.MAX_SAFE_INTEGER })
    await recordEvent(work, { kind: 'lease_released', ...device })
  })
}
