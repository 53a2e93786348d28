import { wasNeverSent } from '@omc/core/ledger'
import { sql } from 'kysely'
import { ask } from '../../db/hold.ts'
import type { PostLookup } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Services } from '../../jsonapi/services.ts'
import { isAttempt, type Which } from './find-attempt.ts'
import { isExecutorOf, ownsDevice, type Reporter } from './find-device.ts'
import { ledgerWork, type LedgerWork } from './ledger-work.ts'
import { lookUp, lookupTarget } from './reconcile.ts'
import type { Attempt } from './settle.ts'

type Look = () => Promise<PostLookup | undefined>
const noLook: Look = async () => undefined

type Outside = Pick<Services, 'keys' | 'gateway'>

/** The read-only look for one attempt's post, to be made while no transaction is open. */
export const lookAt = async (context: Context, attemptId: number): Promise<Look> =>
  lookFor(await ledgerWork(context), context.services, attemptId)

type Asking = Pick<LedgerWork, 'db' | 'userId'>

async function lookFor(work: Asking, { keys, gateway }: Outside, id: number): Promise<Look> {
  const target = await lookupTarget(work, keys, id)
  return () => lookUp(gateway, target)
}

type Told = Reporter & { outcome: string }

/** The look before a report of a request. */
export const lookBeforeReport = async (context: Context, by: Which, given: Told): Promise<Look> =>
  given.outcome === 'published'
    ? lookBefore({ db: context.db, userId: context.actor?.userId }, context.services, { by, given })
    : noLook

/**
 * `published` is looked up before it is taken, once: when the report is not the executor's, or the
 * attempt is told already, there is nothing to ask.
 *
 * @source domain: publish ledger (published is looked up at the channel where it can be)
 */
export async function lookBefore(
  work: Asking,
  outside: Outside,
  { by, given }: { by: Which; given: Told },
): Promise<Look> {
  if (given.outcome !== 'published') return noLook
  const { db, userId } = work
  const [attempt] = await ask(
    db,
    sql<LookRow>`select p.id, p.state, p.device_id, p.fence, p.submitted_at,
        ${ownsDevice(userId)} as is_own
      from publish_attempts p where ${isAttempt(by)}`,
  )
  if (!attempt || attempt.state === 'published' || wasNeverSent(attempt)) return noLook
  const isExecutor = isExecutorOf(attempt, attempt.is_own, given)
  return isExecutor ? lookFor(work, outside, attempt.id) : noLook
}

type LookRow = Pick<Attempt, 'id' | 'state' | 'device_id' | 'fence' | 'submitted_at'> & {
  is_own: boolean
}
