import { wasNeverSent } from '@omc/core/ledger'
import type { PostLookup } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Services } from '../../jsonapi/services.ts'
import { isExecutorOf, type Reporter } from './find-device.ts'
import { ledgerWork, type LedgerWork } from './ledger-work.ts'
import { lookUp, lookupTarget } from './reconcile.ts'

type Look = () => Promise<PostLookup | undefined>
const noLook: Look = async () => undefined

type Outside = Pick<Services, 'keys' | 'gateway'>

/** The read-only look for one attempt's post, to be made while no transaction is open. */
export const lookAt = async (context: Context, attemptId: number): Promise<Look> =>
  lookFor(await ledgerWork(context), context.services, attemptId)

async function lookFor(work: LedgerWork, { keys, gateway }: Outside, id: number): Promise<Look> {
  const target = await lookupTarget(work, keys, id)
  return () => lookUp(gateway, target)
}

type Told = Reporter & { outcome: string }
type Which = { id: number } | { attemptKey: string }

/** The look before a report of a request. */
export const lookBeforeReport = async (context: Context, by: Which, given: Told): Promise<Look> =>
  given.outcome === 'published'
    ? lookBefore(await ledgerWork(context), context.services, { by, given })
    : noLook

/**
 * `published` is looked up before it is taken, once: when the report is not the executor's, or the
 * attempt is told already, there is nothing to ask.
 *
 * @source domain: publish ledger (published is looked up at the channel where it can be)
 */
export async function lookBefore(
  work: LedgerWork,
  outside: Outside,
  { by, given }: { by: Which; given: Told },
): Promise<Look> {
  if (given.outcome !== 'published') return noLook
  const attempt = await work.db
    .selectFrom('publish_attempts')
    .select(['id', 'state', 'device_id', 'fence', 'submitted_at'])
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('attempt_key', '=', by.attemptKey)))
    .executeTakeFirst()
  if (!attempt || attempt.state === 'published' || wasNeverSent(attempt)) return noLook
  return (await isExecutorOf(work, attempt, given)) ? lookFor(work, outside, attempt.id) : noLook
}
