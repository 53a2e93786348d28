import { says } from '@omc/core/problems'
import type { Db } from '../../db/database.ts'
import { accountRows } from '../../workflows/ledger/tell-account.ts'
import { writeNotice, type Notice } from '../../workflows/notify.ts'
import type { AskedAccount } from './find-accounts.ts'
import { isOver, standingAfter, type Look } from './look-at-account.ts'

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

type Owner = Pick<AskedAccount, 'teamId' | 'userId' | 'nickname' | 'uid'>

interface Told {
  notice: Notice
  noticeId: number
}

/**
 * Keeps how an account stands at its channel, and tells the person of a sign-in or permission that is
 * lost, once.
 *
 * @returns the losses that people were told of; undefined when the channel could not be asked
 * @source entities: studio account
 */
export async function writeStanding(
  { db, now }: { db: Db; now: Date },
  account: Pick<AskedAccount, 'id' | 'uid'>,
  look: Look,
): Promise<({ loss: Loss } & Told)[] | undefined> {
  const row = await db
    .selectFrom('studio_accounts')
    .select(['permitted', 'expires_at', 'checked_at', 'business_team_id', 'user_id', 'nickname'])
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
  // The caller may have read the account hours ago: only the locked row names its person.
  const owner = {
    teamId: row.business_team_id,
    userId: row.user_id,
    nickname: row.nickname,
    uid: account.uid,
  }
  const told = []
  for (const loss of losses) told.push({ loss, ...(await tell(db, owner, loss, now)) })
  return told
}

async function tell(
  db: Db,
  { teamId, userId, nickname, uid }: Owner,
  loss: Loss,
  now: Date,
): Promise<Told> {
  const notice: Notice = {
    teamId,
    userId,
    source: 'account',
    level: 'warning',
    ...SAYINGS[loss](nickname || uid),
    action: accountRows(uid),
    jobId: null,
  }
  return { notice, noticeId: await writeNotice(db, notice, now) }
}
