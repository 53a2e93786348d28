import { says } from '@omc/core/problems'
import type { Db } from '../../db/database.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'
import { AskedAccounts, channelOf, findAccounts, type AskedAccount } from './find-accounts.ts'
import { isOver, lookAtAccount, standingAfter, type Look } from './look-at-account.ts'

/** What people are told when an account stops being usable. */
type Loss = 'expired' | 'no_permission'

const WORDS: Readonly<Record<Loss, { title: string; message: (name: string) => string }>> = {
  expired: {
    title: '账号授权已过期',
    message: (name) =>
      `“${name}”的登录已过期，请重新授权。/ The sign-in of ${name} has ended; please sign in again.`,
  },
  no_permission: {
    title: '账号没有发布权限',
    message: (name) => `渠道不再允许“${name}”发布。/ The channel does not let ${name} publish.`,
  },
}

interface Told {
  userId: number | null
  teamId: number
  noticeId: number
  title: string
  message: string
}

/**
 * Asks the channels how each account stands, marks ended sign-ins and lost permissions, and tells
 * the person once for each loss. Asking again changes nothing.
 *
 * @source domain: jobs, notices, events; entities: studio account
 */
export const checkAccounts = defineTask({
  kind: 'check_accounts',
  title: '检查账号授权',
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
      for (const { loss, notice } of told ?? []) {
        counts[loss] += 1
        const { userId, teamId, noticeId, title, message } = notice
        const text = { title, message, level: 'warning', action: null, notice_id: String(noticeId) }
        await (userId === null
          ? services.broadcast.toTeam(teamId, text)
          : services.broadcast.toUser(userId, text))
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
): Promise<{ loss: Loss; notice: Told }[] | undefined> {
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
  // An end that came by itself since the last look is news too.
  const wasOver = row.checked_at !== null && isOver(before, row.checked_at)
  const losses: Loss[] = [
    ...(isOver(after, now) && !wasOver ? (['expired'] as const) : []),
    ...(before.permitted && !after.permitted ? (['no_permission'] as const) : []),
  ]
  const told = []
  for (const loss of losses) told.push({ loss, notice: await tell(db, account, loss, now) })
  return told
}

async function tell(
  db: Db,
  { teamId, userId, nickname, uid }: AskedAccount,
  loss: Loss,
  now: Date,
): Promise<Told> {
  const { title } = WORDS[loss]
  const message = WORDS[loss].message(nickname || uid)
  const { id } = await db
    .insertInto('system_notices')
    .values({
      business_team_id: teamId,
      user_id: userId,
      source: 'account',
      level: 'warning',
      title,
      message,
      action: null,
      job_id: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId, teamId, noticeId: id, title, message }
}
