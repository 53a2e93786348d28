import { THINGS } from '@omc/core/problems'
import { notFound } from '../../kernel/problem.ts'
import type { LedgerWork } from './ledger-work.ts'
import type { Subject } from './settle.ts'

/**
 * The account and the device an attempt was given to; neither ever changes, so no lock is needed.
 *
 * @throws Problem 404
 */
export async function holderOf({ db }: LedgerWork, id: number) {
  const found = await db
    .selectFrom('publish_attempts')
    .select(['studio_account_id', 'device_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound(THINGS.publishAttempt)
  return { accountId: found.studio_account_id, deviceId: found.device_id ?? 0 }
}

/** An attempt by id or key, locked until the transaction ends. */
export async function lockAttempt(
  { db }: LedgerWork,
  by: { id: number } | { attemptKey: string },
): Promise<Subject> {
  const found = await db
    .selectFrom('publish_attempts as p')
    .innerJoin('studio_accounts as a', 'a.id', 'p.studio_account_id')
    .selectAll('p')
    .select('a.uid')
    .where((eb) => ('id' in by ? eb('p.id', '=', by.id) : eb('p.attempt_key', '=', by.attemptKey)))
    .forUpdate('p')
    .executeTakeFirst()
  if (!found) throw notFound(THINGS.publishAttempt)
  const { uid, ...attempt } = found
  return { attempt, uid, teamId: attempt.business_team_id }
}
