import type { Database } from '../../db/database.ts'
import type { PostLookup } from '../../gateway/gateway.ts'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import type { Services } from '../../jsonapi/services.ts'
import { lockAttempt } from './find-attempt.ts'
import type { LedgerWork } from './ledger-work.ts'
import { applyLookup, lookUp, lookupTarget } from './reconcile.ts'
import { serverWork, type InTransaction } from './server-work.ts'
import { toNeedsHuman } from './settle.ts'

const BATCH = 50
/** Channels asked at the same time: a slow one must not keep a whole batch waiting for its turn. */
const AT_ONCE = 10

/**
 * Looks up unknown attempts whose settle time is over at their channels, read-only. A channel may
 * answer slowly, so nothing else waits for this.
 *
 * @returns how many were looked up
 */
export async function lookUpDue(database: Database, services: Services): Promise<number> {
  const inTransaction = serverWork(database, services)
  const due = await inTransaction(dueLookups)
  const look = async (id: number) => {
    const lookup = await lookUpOne(services, () =>
      inTransaction((work) => lookupTarget(work, services.keys, id)),
    )
    await settleByLookup(inTransaction, id, lookup)
  }
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const looks = due.slice(from, from + AT_ONCE).map(({ id }) => look(id))
    // A fault of one is told after all have ended.
    await Promise.allSettled(looks)
    await Promise.all(looks)
  }
  return due.length
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

const dueLookups = ({ db, now }: LedgerWork) =>
  db
    .selectFrom('publish_attempts')
    .select('id')
    .where('state', '=', 'unknown')
    .where('reconcile_after', '<=', now)
    .orderBy('reconcile_after')
    .limit(BATCH)
    .execute()
