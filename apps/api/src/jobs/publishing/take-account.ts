import type { Keys } from '../../auth/keys.ts'
import { findChannel } from '../../gateway/find-channel.ts'
import { Problem } from '../../kernel/problem.ts'
import { takeForServer } from '../../workflows/ledger/server-device.ts'
import type { InTransaction } from '../../workflows/ledger/server-work.ts'
import type { HeldAccount } from './run-desk.ts'
import type { ServerAccount } from './server-accounts.ts'

/** Refusals by which an account is simply not to be had now. */
const NOT_NOW: ReadonlySet<string> = new Set(['account_leased', 'channel_disabled'])

/** Takes an account for this process; undefined when somebody was faster. */
export async function takeAccount(
  inTransaction: InTransaction,
  keys: Keys,
  account: ServerAccount,
): Promise<HeldAccount | undefined> {
  try {
    return await inTransaction(async (work) => {
      const channel = await findChannel(work.db, keys, account.platform)
      const { deviceId, fence } = await takeForServer(work, account)
      return { account, channel, deviceId, fence }
    })
  } catch (error) {
    if (error instanceof Problem && NOT_NOW.has(error.code)) return undefined
    throw error
  }
}
