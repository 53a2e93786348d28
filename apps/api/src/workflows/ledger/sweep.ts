import { whenLeft } from '@omc/core/ledger'
import type { Database } from '../../db/database.ts'
import type { PostLookup } from '../../gateway/gateway.ts'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import type { Services } from '../../jsonapi/services.ts'
import { doubtItem, unverifiedItems } from './doubt-after-restore.ts'
import { lockAttempt } from './find-attempt.ts'
import type { LedgerWork } from './ledger-work.ts'
import { applyLookup, lookUp, lookupTarget } from './reconcile.ts'
import { serverWork, type InTransaction } from './server-work.ts'
import { releaseAttempt, toNeedsHuman, toUnknown } from './settle.ts'

const BATCH = 50

export interface Swept {
  released: number
  unknown: number
  lookedUp: number
  commandsExpired: number
}

/**
 * Puts right what executors left behind: expired claims go back to the queue, expired submissions
 * become unknown, and unknown ones whose settle time is over are looked up, read-only. Any number
 * of processes may sweep; each attempt is settled under its row lock, and twice changes nothing.
 */
export async function sweep(database: Database, services: Services): Promise<Swept> {
  const inTransaction = serverWork(database, services)
  const commandsExpired = await inTransaction(expireCommands)
  const unverified = await inTransaction(unverifiedItems)
  for (const { id } of unverified) await inTransaction((work) => doubtItem(work, id))
  const expired = await inTransaction(expiredAttempts)
  let released = 0
  let unknown = 0
  for (const { id } of expired) {
    const did = await inTransaction((work) => expire(work, id))
    if (did === 'released') released += 1
    if (did === 'unknown') unknown += 1
  }
  const due = await inTransaction(dueLookups)
  for (const { id } of due) {
    const lookup = await lookUpOne(services, () =>
      inTransaction((work) => lookupTarget(work, services.keys, id)),
    )
    await settleByLookup(inTransaction, id, lookup)
  }
  return { released, unknown, lookedUp: due.length, commandsExpired }
}

/**
 * A post that stands for another item already settles nothing: a person has to look. The database
 * says so by its rule, and what was begun with it is undone.
 */
async function settleByLookup(
  inTransaction: InTransaction,
  id: number,
  lookup: PostLookup,
): Promise<void> {
  try {
    await inTransaction((work) => applyLookup(work, id, lookup))
  } catch (error) {
    if (databaseProblem(error)?.code !== 'feed_id_taken') throw error
    await inTransaction(async (work) => {
      const subject = await lockAttempt(work, { id })
      if (subject.attempt.state !== 'unknown') return
      await toNeedsHuman(work, subject, 'the post stands for another item of the channel')
    })
  }
}

/**
 * The request stands outside of any transaction: a slow channel must not hold locks. A channel
 * that cannot even be addressed proves nothing, and must not keep the others from being looked at.
 */
async function lookUpOne(
  { gateway }: Services,
  target: () => ReturnType<typeof lookupTarget>,
): Promise<PostLookup> {
  try {
    return await lookUp(gateway, await target())
  } catch (error) {
    return { tag: 'unclear', why: error instanceof Error ? error.message : String(error) }
  }
}

const expiredAttempts = ({ db, now }: LedgerWork) =>
  db
    .selectFrom('publish_attempts')
    .select('id')
    .where('state', 'in', ['claimed', 'submitting'])
    .where('lease_expires_at', '<=', now)
    .orderBy('lease_expires_at')
    .limit(BATCH)
    .execute()

async function expire(work: LedgerWork, id: number): Promise<'released' | 'unknown' | 'renewed'> {
  const subject = await lockAttempt(work, { id })
  const { state, lease_expires_at: until } = subject.attempt
  if (until > work.now) return 'renewed'
  const next = whenLeft(state)
  if (next === 'release') {
    await releaseAttempt(work, subject, 'lease_expired')
    return 'released'
  }
  if (next === 'keep') return 'renewed'
  await toUnknown(work, subject, 'lease_expired')
  return 'unknown'
}

const dueLookups = ({ db, now }: LedgerWork) =>
  db
    .selectFrom('publish_attempts')
    .select('id')
    .where('state', '=', 'unknown')
    .where('reconcile_after', '<=', now)
    .orderBy('reconcile_after')
    .limit(BATCH)
    .execute()

async function expireCommands({ db, now }: LedgerWork): Promise<number> {
  const rows = await db
    .updateTable('commands')
    .set({ phase: 'expired', updated_at: now })
    // Received and never started counts as not done: it is not started late either.
    .where('phase', 'in', ['issued', 'received'])
    .where('expires_at', '<=', now)
    .returning('id')
    .execute()
  return rows.length
}
