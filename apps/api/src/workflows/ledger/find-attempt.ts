import { THINGS } from '@omc/core/problems'
import { sql, type RawBuilder } from 'kysely'
import { ask } from '../../db/hold.ts'
import { notFound } from '../../kernel/problem.ts'
import { ownsDevice } from './find-device.ts'
import type { LedgerWork } from './ledger-work.ts'
import type { Attempt, Subject } from './settle.ts'

export type Which = { id: number } | { attemptKey: string }

/** The columns of an `Attempt`: named, because a plan with `*` breaks when the table grows. */
export const attemptColumns = sql`
  p.id, p.business_team_id, p.attempt_key, p.publish_content_id, p.studio_account_id, p.platform,
  p.device_id, p.fence, p.generation, p.state, p.lease_expires_at, p.claimed_at, p.submitted_at,
  p.settled_at, p.outcome, p.code, p.message, p.feed_id, p.evidence, p.reconcile_after,
  p.reconcile_count, p.after_restore, p.back_to, p.created_at, p.updated_at`

/** The condition on an attempt `p`. */
export const isAttempt = (by: Which): RawBuilder<boolean> =>
  'id' in by ? sql<boolean>`p.id = ${by.id}` : sql<boolean>`p.attempt_key = ${by.attemptKey}`

export type AttemptRow = Attempt & { uid: string; is_own: boolean }

/** A locked attempt, and whether its device is the caller's own. */
type LockedAttempt = Subject & { isOwn: boolean }

/** An attempt by id or key, locked until the transaction ends. */
export const attemptStatement = (userId: number | undefined, by: Which): RawBuilder<AttemptRow> =>
  sql<AttemptRow>`select ${attemptColumns}, a.uid, ${ownsDevice(userId)} as is_own
    from publish_attempts p join studio_accounts a on a.id = p.studio_account_id
    where ${isAttempt(by)} for update of p`

/** @throws Problem 404 */
export function lockedAttempt(row: AttemptRow | undefined): LockedAttempt {
  if (!row) throw notFound(THINGS.publishAttempt)
  const { uid, is_own: isOwn, ...attempt } = row
  return { attempt, uid, teamId: attempt.business_team_id, isOwn }
}

/** @throws Problem 404 */
export async function lockAttempt({ db, userId }: LedgerWork, by: Which): Promise<LockedAttempt> {
  const [row] = await ask(db, attemptStatement(userId, by))
  return lockedAttempt(row)
}
