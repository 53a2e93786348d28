import { sql } from 'kysely'
import { lockAttempt } from './find-attempt.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'

/** Why an item is in doubt after a restore. */
export const RESTORED = 'restored'
const BATCH = 200

/** Items that may have been sent in the lost period. */
export const unverifiedItems = ({ db }: LedgerWork) =>
  db
    .selectFrom('publish_contents')
    .select('id')
    .where('verified_life', '<', sql<number>`(select omc_life())`)
    .where('deleted_at', 'is', null)
    .where('status', 'not in', ['published', 'refused'])
    .orderBy('id')
    .limit(BATCH)
    .execute()

/**
 * Makes an item unknown after a restore, so that the sweep looks it up before it may be sent: its
 * open attempt, or one that stands for those the database has forgotten.
 *
 * @source reliability F33
 */
export async function doubtItem(work: LedgerWork, contentId: number): Promise<void> {
  const { db, now } = work
  const open = await db
    .selectFrom('publish_attempts')
    .select('id')
    .where('publish_content_id', '=', contentId)
    .where('state', 'in', ['claimed', 'submitting', 'unknown', 'needs_human'])
    .executeTakeFirst()
  // The attempt before the item, as every other step locks them.
  if (open) await lockAttempt(work, { id: open.id })
  const before = await db
    .selectFrom('publish_contents')
    .select('status')
    .where('id', '=', contentId)
    .forUpdate()
    .executeTakeFirst()
  const wasPaused = before?.status === 'paused'
  const item = await db
    .updateTable('publish_contents')
    .set({
      status: 'unknown',
      wait_until: null,
      wait_why: RESTORED,
      device: '',
      verified_life: sql<number>`(select omc_life())`,
      updated_at: now,
    })
    .where('id', '=', contentId)
    .where('verified_life', '<', sql<number>`(select omc_life())`)
    .where('status', 'not in', ['published', 'refused'])
    .returning(['business_team_id', 'studio_account_id', 'uid', 'generation'])
    .executeTakeFirst()
  // Another process has done it.
  if (!item) return
  await doubtAttempt(work, { ...item, contentId, backTo: wasPaused ? 'paused' : null }, open?.id)
  await recordEvent(work, {
    kind: 'unknown',
    teamId: item.business_team_id,
    accountId: item.studio_account_id,
    uid: item.uid,
    contentId,
    detail: { why: RESTORED },
  })
}

interface Doubted {
  business_team_id: number
  studio_account_id: number
  generation: number
  contentId: number
  /** A paused item stays paused when it turns out absent. */
  backTo: 'paused' | null
}

/** Marks the open attempt as unknown; without one, a new attempt represents the lost ones. */
async function doubtAttempt(
  { db, now, settings }: LedgerWork,
  item: Doubted,
  openId: number | undefined,
): Promise<void> {
  const doubt = {
    state: 'unknown',
    outcome: 'unknown',
    code: RESTORED,
    after_restore: true,
    back_to: item.backTo,
    reconcile_after: later(now, settings.settleMs),
  } as const
  if (openId !== undefined) {
    await db
      .updateTable('publish_attempts')
      .set({ ...doubt, reconcile_count: 0, updated_at: now })
      .where('id', '=', openId)
      .execute()
    return
  }
  await db
    .insertInto('publish_attempts')
    .values({
      ...doubt,
      business_team_id: item.business_team_id,
      publish_content_id: item.contentId,
      studio_account_id: item.studio_account_id,
      device_id: null,
      fence: 0,
      generation: item.generation,
      lease_expires_at: now,
      claimed_at: now,
      message: null,
      feed_id: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
}
