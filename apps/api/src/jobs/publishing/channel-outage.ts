import { says } from '@omc/core/problems'
import type { LedgerWork } from '../../workflows/ledger/ledger-work.ts'
import { accountRows, tellAccount } from '../../workflows/ledger/tell-account.ts'
import type { Look } from '../studio/look-at-account.ts'
import { isTokenRefused } from '../studio/tell-refused-token.ts'
import type { RunDesk } from './run-desk.ts'
import type { ServerAccount } from './server-accounts.ts'

/** How long a channel is away before the person of an account is told, ms. */
const TELL_AFTER_MS = 15 * 60_000

const TITLE = 'channel_away'

/**
 * Notes that the channel cannot be asked now. The person of the account is told once when it lasts; a
 * refused token is told to those who may change it instead.
 */
export async function noteAway(
  { inTransaction, held: { account }, outage, log }: RunDesk,
  look: Exclude<Look, { tag: 'seen' }>,
): Promise<void> {
  const isNew = outage.since === null
  await inTransaction(async (work) => {
    outage.since ??= work.now
    const isLong = work.now.getTime() - outage.since.getTime() >= TELL_AFTER_MS
    if (isLong && !isTokenRefused(look)) await tellOnce(work, account)
  })
  if (isNew) log.warn({ ...subjectOf(account), code: look.code }, 'a run waits for its channel')
}

export function noteAnswer({ held, outage, log, clock }: RunDesk): void {
  if (!outage.since) return
  const seconds = Math.round((clock.now() - outage.since.getTime()) / 1000)
  outage.since = null
  log.info({ ...subjectOf(held.account), seconds }, 'the channel of a run answers again')
}

const subjectOf = ({ id, platform }: ServerAccount) => ({ account: id, channel: platform })

/** Another process may have told of the same outage: it lasts from the last look that was answered. */
async function tellOnce(work: LedgerWork, { id, uid }: ServerAccount): Promise<void> {
  const told = await work.db
    .selectFrom('system_notices as n')
    .innerJoin('studio_accounts as a', 'a.business_team_id', 'n.business_team_id')
    .select('n.id')
    .where('a.id', '=', id)
    .where('n.title_code', '=', TITLE)
    .where('n.action', '=', accountRows(uid))
    .where(({ eb, or }) =>
      or([eb('a.checked_at', 'is', null), eb('n.created_at', '>=', eb.ref('a.checked_at'))]),
    )
    .executeTakeFirst()
  if (told) return
  await tellAccount(work, id, {
    level: 'warning',
    title: says(TITLE),
    message: (name) => says('channel_away.message', { name }),
  })
}
