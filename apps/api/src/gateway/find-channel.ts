import type { Keys } from '../auth/keys.ts'
import type { Db } from '../db/database.ts'
import { problem } from '../kernel/problem.ts'
import type { ChannelAddress } from './gateway.ts'

/** Where the token of a channel is kept; part of its encryption. */
export const channelTokenPlace = (name: string): string => `channels/${name}`

/**
 * The address of an enabled channel.
 *
 * @throws Problem 422 `unknown_channel`, 409 `channel_disabled`
 */
export async function findChannel(db: Db, keys: Keys, name: string): Promise<ChannelAddress> {
  const row = await db
    .selectFrom('channels')
    .select(['name', 'base_url', 'token_sealed', 'enabled'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) throw problem('unknown_channel', { channel: name })
  if (!row.enabled) throw problem('channel_disabled', { channel: name })
  return {
    name: row.name,
    baseUrl: row.base_url,
    token: row.token_sealed ? keys.open(row.token_sealed, channelTokenPlace(row.name)) : undefined,
  }
}
