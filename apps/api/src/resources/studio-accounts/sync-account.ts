import { findChannel } from '../../gateway/find-channel.ts'
import type { ChannelAccount, Paged } from '../../gateway/gateway.ts'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { reconnectHearers, type Owner } from './reconnect-hearers.ts'
import { saveAccount } from './save-account.ts'

interface SyncInput {
  uid: string
  platform: string
  nickname?: string
  avatar?: string
  secret?: string
  expires_at?: string | null
  cookies?: string
  account_info?: Record<string, unknown>
}

/** The account sync payload. @source resources §3 (account sync payload) */
export async function syncInfo(
  context: Context,
  { input }: { input: SyncInput },
): Promise<RecordAnswer> {
  const { uid, platform, secret, cookies, account_info: info, ...columns } = input
  const { id, made, newTo } = await saveAccount(context, {
    uid,
    platform,
    secret,
    cookies,
    columns: { ...columns, ...(info ? { account_info: JSON.stringify(info) } : {}) },
  })
  await reconnectHearers(context, { teamId: actorOf(context).teamId, owners: newTo })
  await context.audit({
    operation: 'studio_accounts.sync_info',
    subjectType: 'studio_accounts',
    subjectIds: [id],
    after: {
      made,
      uid,
      platform,
      ...columns,
      secret_set: secret !== undefined,
      cookies_set: cookies !== undefined,
    },
  })
  return { id }
}

interface PageQuery {
  platform?: string
  page?: number
  size?: number
}
const PAGE_SIZE = 100
const DAORC = 'daorc'

/** @throws Problem 409 `channel_disabled`; what the channel answers (502, 503) */
export async function findDaorcAccounts(
  { db, services }: Context,
  { query }: { query: PageQuery },
): Promise<() => Promise<Paged<ChannelAccount>>> {
  const channel = await findChannel(db, services.keys, DAORC)
  const wanted = { page: query.page ?? 1, size: query.size ?? PAGE_SIZE }
  return () => services.gateway.accounts(channel, wanted)
}

/** Keeps the accounts of one page; the answer says how many there are, so that the next is asked. */
export async function syncDaorcAccounts(
  context: Context,
  { found }: { found: Paged<ChannelAccount> },
) {
  const accounts: { id: string; uid: string; nickname: string; created: boolean }[] = []
  const failed: RowFailure[] = []
  const owners: Owner[] = []
  for (const account of found.data) {
    try {
      const { id, made, newTo } = await saveAccount(context, {
        platform: DAORC,
        uid: account.uid,
        columns: {
          nickname: account.nickname,
          avatar: account.avatar,
          fans_count: account.followers,
          permitted: account.permission,
          expires_at: account.expires_at,
          checked_at: context.now,
        },
      })
      owners.push(...newTo)
      accounts.push({
        id: String(id),
        uid: account.uid,
        nickname: account.nickname,
        created: made,
      })
    } catch (error) {
      // A colleague's account is the failure of its row.
      if (!(error instanceof Problem) || error.status !== 409) throw error
      failed.push(rowFailure(account.uid, sayingOf(error)))
    }
  }
  await reconnectHearers(context, { teamId: actorOf(context).teamId, owners })
  await context.audit({
    operation: 'studio_accounts.sync_daorc_account',
    subjectType: 'studio_accounts',
    subjectIds: accounts.map(({ id }) => id),
    after: { uids: accounts.map(({ uid }) => uid) },
  })
  return { accounts, failed, total: found.total }
}
