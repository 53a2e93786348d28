import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Outcome } from './send-delivery.ts'
import type { Due } from './take-delivery.ts'
import { tellSwitchedOff, type Told } from './tell-switched-off.ts'

/** Waits before each further try; then a delivery is given up. */
export const RETRY_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000] as const
/** Deliveries given up in a row after which a webhook is switched off. */
const MAX_FAILURES = 10

/**
 * Writes down how a delivery went, and when it is tried again.
 *
 * @returns notices that were written
 */
export async function settleDelivery(
  db: Db,
  due: Due,
  outcome: Outcome,
  now: Date,
): Promise<Told[]> {
  const waitMs = due.live ? RETRY_MS[due.tries - 1] : undefined
  const delivered = outcome.tag === 'delivered'
  const again = !delivered && waitMs !== undefined
  await db
    .updateTable('webhook_deliveries')
    .set({
      state: delivered ? 'delivered' : again ? 'pending' : 'failed',
      response_status: outcome.status,
      error: delivered ? null : outcome.why.slice(0, 500),
      next_try_at: again ? new Date(now.getTime() + waitMs) : null,
      delivered_at: delivered ? now : null,
      updated_at: now,
    })
    .where('id', '=', due.id)
    .where('state', '=', 'pending')
    // Skip if another worker has retaken it.
    .where('tries', '=', due.tries)
    .execute()
  if (delivered)
    await db
      .updateTable('webhooks')
      .set({ failure_count: 0, last_delivered_at: now })
      .where('id', '=', due.webhook_id)
      .execute()
  else if (!again && due.live && (await countFailure(db, due.webhook_id)))
    return tellSwitchedOff(db, due, now)
  return []
}

/** An address that takes nothing any more is not asked for ever. @returns whether it is off now */
async function countFailure(db: Db, webhookId: number): Promise<boolean> {
  const { rows } = await sql<{ is_off: boolean }>`
    with before as (select id, enabled from webhooks where id = ${webhookId} for update)
    update webhooks w set failure_count = w.failure_count + 1,
      enabled = w.enabled and w.failure_count + 1 < ${MAX_FAILURES},
      disabled_why = case when not w.enabled or w.failure_count + 1 < ${MAX_FAILURES} then w.disabled_why
        else 'failed_repeatedly' end
    from before where w.id = before.id returning before.enabled and not w.enabled as is_off`.execute(
    db,
  )
  return rows[0]?.is_off ?? false
}
