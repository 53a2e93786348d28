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

/**
 * Refusals after which the account may go on: a look is not offered, or the channel decides about the
 * account by itself. Every other refusal, as that of a wrong token, is of the channel.
 */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set([
  'login_expired',
  'no_permission',
  'bot_check',
  'not_supported',
])

/** Whether the channel cannot be asked now, so that nothing may be sent to it either. */
export const isUnasked = (look: Look): look is Exclude<Look, { tag: 'seen' }> =>
  look.tag !== 'seen' && !(look.tag === 'refused' && OF_THE_ACCOUNT.has(look.code))

/** State of an account at its channel. */
export interface Standing {
  permitted: boolean
  expiresAt: Date | null
}

/**
 * The standing after a look: what the channel says counts; a refusal counts only where its code
 * means a lost permission or an ended sign-in; every other answer changes nothing.
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
  if (look.code !== 'login_expired') return undefined
  // An end that was known before stays.
  return isOver(before, now) ? before : { ...before, expiresAt: now }
}

export const isOver = ({ expiresAt }: Standing, now: Date) =>
  expiresAt !== null && expiresAt.getTime() <= now.getTime()
