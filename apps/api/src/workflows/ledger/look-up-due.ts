import type { Database } from '../../db/database.ts'
import type { PostLookup } from '../../gateway/gateway.ts'
import type { Services } from '../../jsonapi/services.ts'
import type { LedgerWork } from './ledger-work.ts'
import { applyLookup, lookUp, lookupTarget } from './reconcile.ts'
import { serverWork, type InTransaction } from './server-work.ts'

const BATCH = 50
/** Accounts looked up at the same time: a slow one must not keep the others waiting for their turn. */
const AT_ONCE = 10

/**
 * Looks up unknown attempts whose settle time is over at their channels, read-only. A channel may
 * answer slowly, so nothing else waits for this. Attempts of one account go one after another: after
 * a restore there are many, and a channel that is asked for all at once answers none.
 *
 * @param stopping  begins no more; what is under way still ends
 * @returns how many were looked up
 * @throws AggregateError of those that could not be settled, after all have had their turn
 */
export async function lookUpDue(
  database: Database,
  services: Services,
  stopping?: AbortSignal,
): Promise<number> {
  const inTransaction = serverWork(database, services)
  const due = await inTransaction(dueLookups)
  const faults: unknown[] = []
  let lookedUp = 0
  const waiting = byAccount(due).values()
  const lookUpSome = async () => {
    for (const ids of waiting)
      for (const id of ids) {
        if (stopping?.aborted) return
        lookedUp += 1
        await lookUpAndSettle(services, inTransaction, id).catch((fault) => faults.push(fault))
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookUpSome))
  if (faults.length > 0) throw new AggregateError(faults, 'attempts could not be looked up')
  return lookedUp
}

function byAccount(due: readonly Due[]): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>()
  for (const { id, studio_account_id: account } of due)
    groups.set(account, [...(groups.get(account) ?? []), id])
  return [...groups.values()]
}

async function lookUpAndSettle(services: Services, inTransaction: InTransaction, id: number) {
  const lookup = await lookUpOne(services, () =>
    inTransaction((work) => lookupTarget(work, services.keys, id)),
  )
  await inTransaction((work) => applyLookup(work, id, lookup))
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

type Due = { id: number; studio_account_id: number }

const dueLookups = ({ db, now }: LedgerWork): Promise<Due[]> =>
  db
    .selectFrom('publish_attempts')
    .select(['id', 'studio_account_id'])
    .where('state', '=', 'unknown')
    .where('reconcile_after', '<=', now)
    .orderBy('reconcile_after')
    .limit(BATCH)
    .execute()
