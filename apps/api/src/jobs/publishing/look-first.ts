import { sql } from 'kysely'
import { findChannel } from '../../gateway/find-channel.ts'
import { broadcastNotice } from '../../workflows/notify.ts'
import { isOver, isUnasked, lookAtAccount } from '../studio/look-at-account.ts'
import { isTokenRefused, tellRefusedToken } from '../studio/tell-refused-token.ts'
import { writeStanding } from '../studio/write-standing.ts'
import { noteAnswer, noteAway } from './channel-outage.ts'
import type { RunDesk } from './run-desk.ts'

/**
 * Looks whether the account may publish before anything is claimed, as a browser looks at the page it
 * publishes in. An ended sign-in or a lost permission is kept and told as by every other look; it ends
 * the run, because such an account is not the server's to go on with. The channel is read again each
 * time, so that the item is looked up and sent with the address and token of now; so is the pause
 * after the item, which a person may change while the run lasts.
 *
 * @throws Error when nothing may be sent now
 */
export async function lookFirst(desk: RunDesk): Promise<void> {
  const { services, inTransaction, held } = desk
  const { account } = held
  held.channel = await inTransaction(({ db }) => findChannel(db, services.keys, account.platform))
  const look = await lookAtAccount(services.gateway, held.channel, account.uid)
  if (isTokenRefused(look)) await inTransaction((work) => tellRefusedToken(work, account.platform))
  if (isUnasked(look)) {
    await noteAway(desk, look)
    throw new Error(look.words.en)
  }
  noteAnswer(desk)
  const { told, standing, now } = await inTransaction(async (work) => ({
    told: await writeStanding(work, account, look),
    standing: await work.db
      .selectFrom('studio_accounts')
      .select([
        'permitted',
        'expires_at as expiresAt',
        sql`platform_settings->'delay_range'`.as('delayRange'),
      ])
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow(),
    now: work.now,
  }))
  held.account = { ...account, delayRange: standing.delayRange }
  for (const { notice, noticeId } of told ?? []) await broadcastNotice(services, notice, noticeId)
  if (!standing.permitted || isOver(standing, now))
    throw new Error(`account ${account.id} may not publish now`)
}
