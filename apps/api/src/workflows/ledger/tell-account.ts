import type { Saying } from '@omc/core/problems'
import { writeNotice, type Notice } from '../notify.ts'
import type { LedgerWork } from './ledger-work.ts'

/** The list of accounts with this one alone. */
export const accountRows = (uid: string): string =>
  `/carry/account/list?tab=studio&q=${encodeURIComponent(uid)}`

interface Words {
  level: Notice['level']
  title: Saying
  message: (name: string) => Saying
  /** Where the rows stand that it speaks of; the account by default. */
  action?: string
}

/** Tells the person of an account, or its whole team where it has none, of what happened to it. */
export async function tellAccount(
  work: LedgerWork,
  accountId: number,
  { level, title, message, action }: Words,
): Promise<void> {
  const account = await work.db
    .selectFrom('studio_accounts')
    .select(['business_team_id', 'user_id', 'nickname', 'uid'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  // An account that was given to others meanwhile is not the caller's to speak of.
  if (!account) return
  const notice: Notice = {
    teamId: account.business_team_id,
    userId: account.user_id,
    source: 'account',
    level,
    title,
    message: message(account.nickname || account.uid),
    action: action ?? accountRows(account.uid),
    jobId: null,
  }
  work.tell(notice, await writeNotice(work.db, notice, work.now))
}
