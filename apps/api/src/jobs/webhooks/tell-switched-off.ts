import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { writeNotice, type Notice } from '../../workflows/notify.ts'

/** A notice and its id. */
export interface Told {
  notice: Notice
  id: number
}

/**
 * Tells those who lead a team that the server has switched one of its webhooks off. What happens
 * meanwhile is kept by the database, to be replayed.
 */
export async function tellSwitchedOff(
  db: Db,
  {
    business_team_id: teamId,
    webhook_id: webhookId,
  }: { business_team_id: number; webhook_id: number },
  now: Date,
): Promise<Told[]> {
  const { name } = await db
    .selectFrom('webhooks')
    .select('name')
    .where('id', '=', webhookId)
    .executeTakeFirstOrThrow()
  const leads = await db
    .selectFrom('users')
    .select('id')
    .where('business_team_id', '=', teamId)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(full_access or roles && array['manager', 'admin', 'site_admin'])`)
    .orderBy('id')
    .execute()
  const told: Told[] = []
  for (const { id: userId } of leads) {
    const notice: Notice = {
      teamId,
      userId,
      source: 'system',
      level: 'error',
      title: says('webhook_switched_off'),
      message: says('webhook_switched_off.message', { name }),
      action: `/setting/team?tab=webhooks&peek=${webhookId}`,
      jobId: null,
    }
    told.push({ notice, id: await writeNotice(db, notice, now) })
  }
  return told
}
