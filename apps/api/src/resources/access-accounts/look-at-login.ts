import { type Saying } from '@omc/core/problems'
import type { Updateable } from 'kysely'
import type { AccessAccountsTable } from '../../db/carry-tables.ts'
import type { Db } from '../../db/database.ts'
import type { ChannelAddress, ChannelGateway } from '../../gateway/gateway.ts'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import { channelRefusal } from '../../workflows/channel-refusal.ts'

/** `verify`: checks that the login is valid; `backbone`: reads the creator's key figures. */
export type Look = 'verify' | 'backbone'

export interface Login {
  id: number
  uid: string
  platform: string
}

/** The platform's answer for one login. */
export type Seen =
  | { tag: 'seen'; columns: Updateable<AccessAccountsTable> }
  /** A definite no; `over` when it means that the login has ended. */
  | ({ tag: 'refused'; over: boolean } & Saying)
  | ({ tag: 'away' } & Saying)

/** Refusals that do not concern the login. */
const NOT_THE_LOGIN: ReadonlySet<string> = new Set([
  'bot_check',
  'no_permission',
  'not_supported',
  'unknown_platform',
  'rejected',
])

/** Asks the platform about one login. No transaction is open meanwhile. */
export async function lookAtLogin(
  gateway: ChannelGateway,
  channel: ChannelAddress,
  { uid }: Login,
  look: Look,
): Promise<Seen> {
  try {
    return { tag: 'seen', columns: await ASK[look](gateway, channel, uid) }
  } catch (error) {
    const no = channelRefusal(error)
    return no.tag === 'away'
      ? no
      : { ...no, over: look === 'verify' && !NOT_THE_LOGIN.has(no.code) }
  }
}

type Ask = (
  gateway: ChannelGateway,
  channel: ChannelAddress,
  uid: string,
) => Promise<Updateable<AccessAccountsTable>>

const ASK: Readonly<Record<Look, Ask>> = {
  async verify(gateway, channel, uid) {
    const said = await gateway.account(channel, uid)
    return {
      nickname: said.nickname,
      avatar: said.avatar,
      permission: said.permission,
      fans_count: said.followers,
      level: said.level,
      expires_at: said.expires_at,
      verify_message: null,
    }
  },
  async backbone(gateway, channel, uid) {
    const said = await gateway.backbone(channel, uid)
    return {
      level: said.level,
      fans_count: said.fans_count,
      backbone: JSON.stringify(said),
    }
  },
}

/**
 * Stores the result. A platform that could not be reached changes nothing.
 *
 * @returns why the row is not done, or undefined
 */
export async function writeSeen(
  { db, now }: { db: Db; now: Date },
  { id }: Login,
  look: Look,
  seen: Seen,
): Promise<RowFailure | undefined> {
  const at = look === 'verify' ? { verified_at: now } : { backbone_at: now }
  const row = db.updateTable('access_accounts').where('id', '=', id)
  if (seen.tag === 'seen') {
    await row.set({ ...seen.columns, ...at, updated_at: now }).execute()
    return undefined
  }
  if (seen.tag === 'away') return rowFailure(id, seen)
  if (!seen.over) return rowFailure(id, seen)
  await row
    .set(({ fn, val }) => ({
      // An end that was known before stays.
      expires_at: fn<Date>('least', ['expires_at', val(now)]),
      verify_message: seen.words.zh,
      ...at,
      updated_at: now,
    }))
    .execute()
  return rowFailure(id, { ...seen, code: 'login_expired' })
}
