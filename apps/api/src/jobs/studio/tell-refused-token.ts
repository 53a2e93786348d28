import { ROLE_PERMISSIONS, ROLES } from '@omc/acl'
import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { writeNotice, type Notice, type TellNotice } from '../../workflows/notify.ts'
import type { Look } from './look-at-account.ts'

const TITLE = 'channel_token_refused'

/** First key of the lock that lets one outage be told once. */
const LOCK = 720_411

export const isTokenRefused = (look: Look): boolean =>
  look.tag === 'refused' && look.code === 'unauthorized'

/**
 * Tells the people who may edit channels that a gateway refuses the token of its channel. It tells
 * them once per outage, which ends with a new token or with the next look that the gateway answers.
 *
 * @param work  a transaction that sees all teams: channels are of none
 */
export async function tellRefusedToken(
  { db, now, tell }: { db: Db; now: Date; tell: TellNotice },
  name: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::int, hashtext(${name}))`.execute(db)
  const channel = await db
    .selectFrom('channels as c')
    .select(['c.title_zh', 'c.title_en', 'c.token_set_at'])
    .select(
      sql<Date | null>`(select max(a.checked_at) from studio_accounts a where a.platform = c.name)`.as(
        'answered_at',
      ),
    )
    .where('c.name', '=', name)
    .executeTakeFirst()
  if (!channel) return
  const action = `/setting/team?tab=channels&q=${encodeURIComponent(name)}`
  const last = await db
    .selectFrom('system_notices')
    .select('created_at')
    .where('title_code', '=', TITLE)
    .where('action', '=', action)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isSince = (at: Date | null) => at === null || (last && last.created_at >= at)
  if (last && isSince(channel.token_set_at) && isSince(channel.answered_at)) return
  const both = { zh: channel.title_zh, en: channel.title_en }
  for (const { id, teamId } of await channelEditors(db)) {
    const notice: Notice = {
      teamId,
      userId: id,
      source: 'system',
      level: 'error',
      title: says(TITLE),
      message: says('channel_token_refused.message', { channel: both }),
      action,
      jobId: null,
    }
    tell(notice, await writeNotice(db, notice, now))
  }
}

const EDITORS = ROLES.filter((role) => ROLE_PERMISSIONS[role].includes('channel:edit'))

/** Holders of `channel:edit`, which reaches beyond one team. */
const channelEditors = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'business_team_id as teamId'])
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('full_access', '=', true), eb('roles', '&&', eb.val([...EDITORS]))]))
    .orderBy('id')
    .execute()
