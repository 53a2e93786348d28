import { says } from '@omc/core/problems'
import type { Db } from '../../db/database.ts'
import { defineTask } from '../define-task.ts'
import { broadcastNotice, writeNotice, type Notice } from '../notify.ts'
import type { Step } from '../task.ts'
import { AskedAccounts, channelOf, findAccounts, type AskedAccount } from './find-accounts.ts'
import { isOver, lookAtAccount, standingAfter, type Look } from './look-at-account.ts'

/** Notices for accounts that become unusable. */
type Loss = 'expired' | 'no_permission'

const SAYINGS: Readonly<Record<Loss, (name: string) => Pick<Notice, 'title' | 'message'>>> = {
  expired: (name) => ({
    title: says('account_expired'),
    message: says('account_expired.message', { name }),
  }),
  no_permission: (name) => ({
    title: says('account_not_permitted'),
    message: says('account_not_permitted.message', { name }),
  }),
}

interface Told {
  notice: Notice
  noticeId: number
}

/**
 * Asks the channels how each account stands, marks ended sign-ins and lost permissions, and tells
 * the person once for each loss. Asking again changes nothing.
 *
 * @source domain: jobs, notices, events; entities: studio account
 */
export const checkAccounts = defineTask({
  kind: 'check_accounts',
  rows: '/carry/account/list?tab=studio',
  title: { zh: '检查账号授权', en: 'Account check' },
  retryDelaysMs: [5000, 60_000],
  input: AskedAccounts,
  async run({ input, doneCount, step, progress }) {
    const accounts = await step((one) => findAccounts(one, input.ids))
    await progress(Math.min(doneCount, accounts.length), accounts.length)
    const counts = { checked: 0, expired: 0, no_permission: 0, unanswered: 0 }
    for (const [at, account] of accounts.entries()) {
      if (at < doneCount) continue
      const { address, services } = await step(async (one) => ({
        address: await channelOf(one, account.platform),
        services: one.services,
      }))
      const look: Look =
        'away' in address
          ? { tag: 'away', ...address.away }
          : await lookAtAccount(services.gateway, address.channel, account.uid)
      const told = await step((one) => writeStanding(one, account, look))
      if (told === undefined) counts.unanswered += 1
      else counts.checked += 1
      for (const { loss, notice, noticeId } of told ?? []) {
        counts[loss] += 1
        await broadcastNotice(services, notice, noticeId)
      }
      await progress(at + 1)
    }
    return {
      ...counts,
      ...says('done.accounts_checked', {
        checked: counts.checked,
        expired: counts.expired,
        no_permission: counts.no_permission,
      }),
    }
  },
})

/** @returns the losses that people were told of; undefined when the channel could not be asked */
async function writeStanding(
  { db, now }: Step,
  account: AskedAccount,
  look: Look,
): Promise<({ loss: Loss } & Told)[] | undefined> {
  const row = await db
    .selectFrom('studio_accounts')
    .select(['permitted', 'expires_at', 'checked_at'])
    .where('id', '=', account.id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const before = { permitted: row.permitted, expiresAt: row.expires_at }
  const after = standingAfter(before, look, now)
  if (!after) return undefined
  await db
    .updateTable('studio_accounts')
    .set({ permitted: after.permitted, expires_at: after.expiresAt, checked_at: now })
    .where('id', '=', account.id)
    .execute()
  // An expiry since the last check is reported as well.
  const wasOver = row.checked_at !== null && isOver(before, row.checked_at)
  const losses: Loss[] = [
    ...(isOver(after, now) && !wasOver ? (['expired'] as const) : []),
    ...(before.permitted && !after.permitted ? (['no_permission'] as const) : []),
  ]
  const told = []
  for (const loss of losses) told.push({ loss, ...(await tell(db, account, loss, now)) })
  return told
}

async function tell(
  db: Db,
  { teamId, userId, nickname, uid }: AskedAccount,
  loss: Loss,
  now: Date,
): Promise<Told> {
  const notice: Notice = {
    teamId,
    userId,
    source: 'account',
    level: 'warning',
    ...SAYINGS[loss](nickname || uid),
    action: `/carry/account/list?tab=studio&q=${encodeURIComponent(uid)}`,
    jobId: null,
  }
  return { notice, noticeId: await writeNotice(db, notice, now) }
}
