import { wasNeverSent } from '@omc/core/ledger'
import type { PostLookup } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import { isExecutorOf, type Reporter } from './find-device.ts'
import { ledgerWork } from './ledger-work.ts'
import { lookUp, lookupTarget } from './reconcile.ts'

type Look = () => Promise<PostLookup | undefined>
const noLook: Look = async () => undefined

/** The read-only look for one attempt's post, to be made while no transaction is open. */
export async function lookAt(context: Context, attemptId: number): Promise<Look> {
  const { keys, gateway } = context.services
  const target = await lookupTarget(await ledgerWork(context), keys, attemptId)
  return () => lookUp(gateway, target)
}

/**
 * `published` is looked up before it is taken, once: when the report is not the executor's, or the
 * attempt is told already, there is nothing to ask.
 *
 * @source domain: publish ledger (published is looked up at the channel where it can be)
 */
export async function lookBeforeReport(
  context: Context,
  by: { id: number } | { attemptKey: string },
  given: Reporter & { outcome: string },
): Promise<Look> {
  if (given.outcome !== 'published') return noLook
  const work = await ledgerWork(context)
  const attempt = await work.db
    .selectFrom('publish_attempts')
    .select(['id', 'state', 'device_id', 'fence', 'submitted_at'])
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('attempt_key', '=', by.attemptKey)))
    .executeTakeFirst()
  if (!attempt || attempt.state === 'published' || wasNeverSent(attempt)) return noLook
  return (await isExecutorOf(work, attempt, given)) ? lookAt(context, attempt.id) : noLook
}
