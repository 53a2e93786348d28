import type { Keys } from '../../auth/keys.ts'
import type { Db } from '../../db/database.ts'
import { findChannel } from '../../gateway/find-channel.ts'
import type { ChannelAddress } from '../../gateway/gateway.ts'
import { Problem } from '../../kernel/problem.ts'

/**
 * The address of a channel, or why it cannot be asked: one source that is not connected is a
 * failure of its own rows, not of the rows beside them.
 */
export async function reachChannel(
  db: Db,
  keys: Keys,
  name: string,
): Promise<ChannelAddress | Problem> {
  try {
    return await findChannel(db, keys, name)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
