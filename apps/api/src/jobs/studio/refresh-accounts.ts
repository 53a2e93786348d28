import { type Saying, says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { CreatorBackbone } from '../../gateway/gateway.ts'
import { onlySaid } from '../../kernel/problem.ts'
import { channelRefusal } from '../../workflows/channel-refusal.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'
import { AskedAccounts, channelOf, findAccounts, type AskedAccount } from './find-accounts.ts'
import { lookAtAccount, standingAfter, type Look } from './look-at-account.ts'
import { isTokenRefused, tellRefusedToken } from './tell-refused-token.ts'

type Failure = { id: string } & Saying

/**
 * Brings the profile and the figures of accounts up to date, one after the other. Asking twice
 * changes nothing, so a further try goes on after those that are done.
 *
 * @source resources §7 (studio_accounts exec_account_job); domain: verb table (exec_*)
 */
export const refreshAccounts = defineTask({
  kind: 'refresh_studio_accounts',
  rows: '/carry/account/list?tab=studio',
  title: { zh: '刷新工作室账号', en: 'Studio account refresh' },
  retryDelaysMs: [2000, 30_000],
  input: AskedAccounts,
  async run({ input, doneCount, step, progress }) {
    const accounts = await step((one) => findAccounts(one, input.ids))
    await progress(Math.min(doneCount, accounts.length), accounts.length)
    const failed: Failure[] = []
    for (const [at, account] of accounts.entries()) {
      if (at < doneCount) continue
      const { address, gateway } = await step(async (one) => ({
        address: await channelOf(one, account.platform),
        gateway: one.services.gateway,
      }))
      if ('away' in address) {
        failed.push({ id: String(account.id), ...address.away })
      } else {
        const look = await lookAtAccount(gateway, address.channel, account.uid)
        if (isTokenRefused(look))
          await step((one) => tellRefusedToken(one, account.platform), { allTeams: true })
        const backbone =
          look.tag === 'seen'
            ? await gateway.backbone(address.channel, account.uid).catch(unlessChannel)
            : undefined
        await step((one) => writeProfile(one, account, look, backbone))
        if (look.tag !== 'seen') failed.push(failureOf(account, look))
      }
      await progress(at + 1)
    }
    const refreshed = accounts.length - doneCount - failed.length
    return {
      refreshed,
      failed,
      ...says('done.accounts_refreshed', { refreshed, failed: failed.length }),
    }
  },
})

/** Not every channel has these figures: the profile is stored without them. */
function unlessChannel(error: unknown): undefined {
  // Throws whatever is no answer of a channel.
  channelRefusal(error)
}

const failureOf = ({ id }: AskedAccount, look: Exclude<Look, { tag: 'seen' }>): Failure => ({
  id: String(id),
  ...onlySaid(look),
})

async function writeProfile(
  { db, now }: Step,
  { id }: AskedAccount,
  look: Look,
  backbone: CreatorBackbone | undefined,
) {
  const row = await db
    .selectFrom('studio_accounts')
    .select(['permitted', 'expires_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const before = { permitted: row.permitted, expiresAt: row.expires_at }
  const standing = standingAfter(before, look, now)
  if (!standing) return
  const profile =
    look.tag === 'seen'
      ? {
          nickname: look.account.nickname,
          avatar: look.account.avatar,
          fans_count: look.account.followers,
        }
      : {}
  await db
    .updateTable('studio_accounts')
    .set({
      ...profile,
      ...(backbone ? figuresOf(backbone) : {}),
      permitted: standing.permitted,
      expires_at: standing.expiresAt,
      checked_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

const figuresOf = (backbone: CreatorBackbone) => ({
  fans_count: backbone.fans_count,
  // Data of the account from its sign-in is kept.
  account_info: sql<string>`account_info || ${JSON.stringify({
    level: backbone.level,
    credit_score: backbone.credit_score,
    tags: backbone.tags,
  })}::jsonb`,
  income_summary: JSON.stringify({
    income_yuan: backbone.income_yuan,
    month_posts_count: backbone.month_posts_count,
  }),
})
