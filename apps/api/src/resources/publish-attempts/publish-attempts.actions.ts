import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import type { PostLookup } from '../../gateway/gateway.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { ofOwnAccounts } from '../../jsonapi/scope.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { leaseLost, renewLease } from '../../workflows/ledger/account-lease.ts'
import { ledgerWork } from '../../workflows/ledger/ledger-work.ts'
import { lookAt, lookBeforeReport } from '../../workflows/ledger/look-at-channel.ts'
import { applyLookup } from '../../workflows/ledger/reconcile.ts'
import { report, type Report } from '../../workflows/ledger/report.ts'
import { resolve, tooEarly, type Resolution } from '../../workflows/ledger/resolve.ts'
import { submitting } from '../../workflows/ledger/submitting.ts'

interface AttemptRow {
  id: number
  attempt_key: string
  studio_account_id: number
  device_id: number | null
  state: string
  reconcile_after: Date | null
}

/** An attempt the actor can see. */
async function visible(context: Context, id: number): Promise<AttemptRow> {
  const { rows } = await sql<AttemptRow>`
    select t.id, t.attempt_key, t.studio_account_id, t.device_id, t.state, t.reconcile_after
    from publish_attempts t where t.id = ${id} and ${ofOwnAccounts(actorOf(context))}`.execute(
    context.db,
  )
  const row = rows[0]
  if (!row) throw notFound(THINGS.publishAttempt)
  return row
}

/**
 * An attempt that one of the actor's own devices holds: a fence can be read in lists, so knowing it
 * is not enough to send.
 *
 * @throws Problem 404; 409 `lease_lost` when another person's device holds it
 */
async function held(context: Context, id: number): Promise<AttemptRow> {
  const attempt = await visible(context, id)
  const device = await context.db
    .selectFrom('devices')
    .select('id')
    .where('id', '=', attempt.device_id)
    .where('user_id', '=', actorOf(context).userId)
    .executeTakeFirst()
  if (!device) throw leaseLost()
  return attempt
}

type Call<I> = { id: number; input: I }

export async function beginSubmitting(
  context: Context,
  { id, input }: Call<{ fence: number }>,
): Promise<RecordAnswer> {
  await held(context, id)
  await submitting(await ledgerWork(context), id, input.fence)
  return { id }
}

export async function keepAttempt(context: Context, { id, input }: Call<{ fence: number }>) {
  const attempt = await held(context, id)
  const { fence, expiresAt } = await renewLease(await ledgerWork(context), {
    accountId: attempt.studio_account_id,
    deviceId: attempt.device_id ?? 0,
    fence: input.fence,
  })
  return { fence, lease_expires_at: expiresAt.toISOString() }
}

export async function reportAttempt(
  context: Context,
  { id, input, found }: Call<Omit<Report, 'attempt_key'>> & { found: PostLookup | undefined },
): Promise<RecordAnswer> {
  const { attempt_key } = await visible(context, id)
  return { id: await report(await ledgerWork(context), { ...input, attempt_key }, found) }
}

/** Look-up at the channel before a `published` report of the attempt's device is accepted. */
export const prepareReport = (
  context: Context,
  { id, input }: Call<Omit<Report, 'attempt_key'>>,
): Promise<() => Promise<PostLookup | undefined>> => lookBeforeReport(context, { id }, input)

const isUnsettled = ({ state }: AttemptRow) => state === 'unknown' || state === 'needs_human'
const isEarly = (now: Date, { reconcile_after: until }: AttemptRow) => until !== null && until > now

/** Look-up at the channel, unless the call repeats one with a stored answer. */
export async function prepareLookup(
  context: Context,
  { id }: { id: number },
): Promise<() => Promise<PostLookup | undefined>> {
  const attempt = await visible(context, id)
  const { now } = await ledgerWork(context)
  if (!isUnsettled(attempt) || isEarly(now, attempt)) return async () => undefined
  return lookAt(context, id)
}

/** Before a person's word is taken the channel is asked, whether or not the next look is due. */
export async function prepareResolve(
  context: Context,
  { id }: { id: number },
): Promise<() => Promise<PostLookup | undefined>> {
  const attempt = await visible(context, id)
  return isUnsettled(attempt) ? lookAt(context, id) : async () => undefined
}

/**
 * A look-up before the channel has settled could miss a post that is about to appear.
 *
 * @throws Problem 409 `attempt_closed`, `too_early` (meta until)
 */
export async function reconcileNow(
  context: Context,
  { id, found }: { id: number; found: PostLookup | undefined },
): Promise<RecordAnswer> {
  const attempt = await visible(context, id)
  // Apply the look-up under the row's lock; the attempt may have been settled meanwhile.
  if (!found && !isUnsettled(attempt)) {
    throw problem(
      'attempt_closed.looked_up',
      {},
      {
        meta: { state: attempt.state },
      },
    )
  }
  if (!found) throw tooEarly(attempt.reconcile_after ?? context.now)
  await applyLookup(await ledgerWork(context), id, found)
  await context.audit({
    operation: 'publish_attempts.reconcile',
    subjectType: 'publish_attempts',
    subjectIds: [id],
    after: found,
  })
  return { id }
}

export async function resolveAttempt(
  context: Context,
  { id, input, found }: Call<Resolution> & { found: PostLookup | undefined },
): Promise<RecordAnswer> {
  await visible(context, id)
  await resolve(await ledgerWork(context), id, input, found)
  const { reason, ...after } = input
  await context.audit({
    operation: 'publish_attempts.resolve',
    subjectType: 'publish_attempts',
    subjectIds: [id],
    after: { ...after, ...(found ? { channel_said: found } : {}) },
    reason,
  })
  return { id }
}
