import { says } from '@omc/core/problems'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { ChannelAccount } from '../../gateway/gateway.ts'
import { Problem } from '../../kernel/problem.ts'
import { saveAccount } from '../../resources/access-accounts/save-account.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'

const PLATFORM = 'daorc'
const PAGE_SIZE = 50
/** No login has more; it ends a channel that never stops counting. */
const MAX_PAGES = 200

/**
 * Keeps every account that the daorc login gives access to, one row for each.
 *
 * @source domain: verb table (sync_*)
 */
export const syncDaorcAccounts = defineTask({
  kind: 'sync_daorc_accounts',
  rows: '/carry/account/list?tab=access',
  title: { zh: '同步达人号账号', en: 'Daorc account sync' },
  retryDelaysMs: [2000, 30_000, 120_000],
  input: T.Object({}),
  async run({ step, progress }) {
    const counts = { made: 0, renewed: 0, skipped: 0 }
    let done = 0
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { channel, gateway } = await step(async ({ db, services }) => ({
        channel: await findChannel(db, services.keys, PLATFORM),
        gateway: services.gateway,
      }))
      const { data, total } = await gateway.accounts(channel, { page, size: PAGE_SIZE })
      await step(async (one) => {
        for (const account of data) counts[await keep(one, account)] += 1
      })
      done += data.length
      await progress(done, total)
      if (data.length === 0 || done >= total) break
    }
    return {
      ...counts,
      ...says('done.daorc_accounts', { made: counts.made, renewed: counts.renewed }),
    }
  },
})

async function keep(
  { db, now, services, actor }: Step,
  { uid, nickname, avatar, permission, followers, level, expires_at }: ChannelAccount,
): Promise<'made' | 'renewed' | 'skipped'> {
  const columns = {
    nickname,
    avatar,
    permission,
    level,
    expires_at,
    fans_count: followers,
    verified_at: now,
    verify_message: null,
  }
  try {
    const saved = await saveAccount(
      { db, now, vault: services.vault, actor },
      { platform: PLATFORM, uid, columns },
    )
    return saved.made ? 'made' : 'renewed'
  } catch (error) {
    // A colleague's login stays theirs; the others go on.
    if (error instanceof Problem && error.code === 'account_of_another') return 'skipped'
    throw error
  }
}
