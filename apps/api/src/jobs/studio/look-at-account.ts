import type { ChannelAccount, ChannelAddress, ChannelGateway } from '../../gateway/gateway.ts'
import { channelRefusal, type ChannelRefusal } from '../../workflows/channel-refusal.ts'

/** A channel's answer for one account. */
export type Look = { tag: 'seen'; account: ChannelAccount } | ChannelRefusal

/** Asks once; no transaction is open meanwhile. */
export async function lookAtAccount(
  gateway: ChannelGateway,
  channel: ChannelAddress,
  uid: string,
): Promise<Look> {
  try {
    return { tag: 'seen', account: await gateway.account(channel, uid) }
  } catch (error) {
    return channelRefusal(error)
  }
}

/** Refusals that say nothing about the sign-in of the account. */
const NOT_THE_LOGIN: ReadonlySet<string> = new Set([
  'bot_check',
  'not_supported',
  'unknown_platform',
  'rejected',
])

/** State of an account at its channel. */
export interface Standing {
  permitted: boolean
  expiresAt: Date | null
}

/**
 * The standing after a look: what the channel says counts; a refusal that means a lost permission
 * or an ended sign-in counts too; a channel that could not be asked changes nothing.
 *
 * @returns undefined when nothing can be said
 */
export function standingAfter(before: Standing, look: Look, now: Date): Standing | undefined {
  if (look.tag === 'away') return undefined
  if (look.tag === 'seen') {
    const expiresAt = new Date(look.account.expires_at)
    return {
      permitted: look.account.permission,
      expiresAt: Number.isNaN(expiresAt.getTime()) ? before.expiresAt : expiresAt,
    }
  }
  if (look.code === 'no_permission') return { ...before, permitted: false }
  if (NOT_THE_LOGIN.has(look.code)) return undefined
  // An end that was known before stays.
  return isOver(before, now) ? before : { ...before, expiresAt: now }
}

export const isOver = ({ expiresAt }: Standing, now: Date) =>
  expiresAt !== null && expiresAt.getTime() <= now.getTime()
