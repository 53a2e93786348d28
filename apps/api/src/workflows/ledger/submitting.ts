import { maySubmit, type StoredLease } from '@omc/core/ledger'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { hold, type Held } from '../../db/hold.ts'
import { onePlanEach } from '../../db/prepared.ts'
import { problem } from '../../kernel/problem.ts'
import { heldFence, leaseStatement } from './account-lease.ts'
import { attemptStatement, isAttempt, lockedAttempt, type AttemptRow } from './find-attempt.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'
import { isWithdrawn } from './withdraw.ts'

interface BegunSubmitting {
  lease: Held<StoredLease>
  attempt: Held<AttemptRow>
  item: Held<ItemRow>
}

interface ItemRow {
  may_go: boolean
  platform: string
  channel_enabled: boolean
}

/**
 * Locks the lease, the attempt and its item, with the next statement. In the order of claims and
 * heartbeats: two steps of one executor at the same time wait for each other and never deadlock.
 */
export async function beginSubmitting(
  db: Db,
  userId: number | undefined,
  id: number,
): Promise<BegunSubmitting> {
  const of = (column: 'studio_account_id' | 'publish_content_id') =>
    sql`(select ${sql.ref(column)} from publish_attempts p where ${isAttempt({ id })})`
  await hold(db, onePlanEach)
  return {
    lease: await hold(db, leaseStatement(of('studio_account_id'))),
    attempt: await hold(db, attemptStatement(userId, { id })),
    item: await hold(
      db,
      sql<ItemRow>`
        select q.status = 'claimed' and q.deleted_at is null and not ${isWithdrawn('q')} as may_go,
          a.platform,
          exists (select 1 from channels c where c.name = a.platform and c.enabled) as channel_enabled
        from publish_contents q join studio_accounts a on a.id = q.studio_account_id
        where q.id = ${of('publish_content_id')} for update of q`,
    ),
  }
}

/**
 * Commits that the item is about to reach the channel. It succeeds once per attempt, and only for
 * the holder of the current fence; what follows may be live, whatever happens to the sender.
 *
 * @throws Problem 404 `not_found`; 409 `lease_lost`, `attempt_closed`, `content_withdrawn`,
 *   `channel_disabled`
 * @source domain: publish ledger; reliability §3.0
 */
export async function submitting(
  work: LedgerWork,
  attemptId: number,
  fence: number,
  begun?: BegunSubmitting,
): Promise<number> {
  const { db, now, settings, userId } = work
  const locked = begun ?? (await beginSubmitting(db, userId, attemptId))
  const [row] = await locked.attempt.rows()
  const { attempt, uid, teamId } = lockedAttempt(row)
  const [lease] = await locked.lease.rows()
  heldFence(lease, { deviceId: attempt.device_id ?? 0, fence }, now)
  if (!maySubmit(attempt, fence, now)) {
    throw problem('attempt_closed', {}, { meta: { state: attempt.state } })
  }
  const [item] = await locked.item.rows()
  if (!item?.may_go) throw problem('content_withdrawn')
  if (!item.channel_enabled) throw problem('channel_disabled', { channel: item.platform })
  await hold(
    db,
    sql`with item as (
        update publish_contents set status = 'submitting', updated_at = ${now}
        where id = ${attempt.publish_content_id}
      )
      update publish_attempts set state = 'submitting', submitted_at = ${now},
        lease_expires_at = ${later(now, settings.leaseMs)}, updated_at = ${now}
      where id = ${attempt.id}`,
  )
  await recordEvent(work, {
    kind: 'submitting',
    teamId,
    uid,
    accountId: attempt.studio_account_id,
    contentId: attempt.publish_content_id,
    attemptId: attempt.id,
    deviceId: attempt.device_id,
  })
  return attempt.publish_content_id
}
