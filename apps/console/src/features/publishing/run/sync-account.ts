import { channelRow } from '@omc/core'
import { BACKGROUND } from '../ports/background.ts'
import type { AccountAnswer } from '../ports/frame-port.ts'
import type { AccountTab } from './open-tab.ts'
import type { PublishInfo } from './run-types.ts'

type Signed = Extract<AccountAnswer, { tag: 'account' }>

/**
 * Keeps the name and the picture that the account has at its channel now. A failure is told; the
 * run goes on without.
 *
 * @source resources spec §3 (account sync payload), §8 (account info sync failed)
 */
export async function syncAccount(
  { deps }: AccountTab,
  known: PublishInfo,
  { uid, nickname, avatar }: Signed,
): Promise<void> {
  const picture = avatar ?? known.avatar
  if (nickname === '' || (nickname === known.nickname && picture === known.avatar)) return
  const platform = channelRow(known.platform)?.name
  if (!platform) return
  await deps.sdk.studio_accounts
    .sync_info({ uid, platform, nickname, avatar: picture }, BACKGROUND)
    .catch(deps.onSyncFailed)
}
