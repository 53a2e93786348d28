import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { ask, hold } from '../../db/hold.ts'
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
import { beginSubmitting, submitting } from '../../workflows/ledger/submitting.ts'

interface AttemptRow {
  id: number
  attempt_key: string
  studio_account_id: number
  device_id: number | null
  state: string
  reconcile_after: Date | null
  is_own: boolean
}

/** An attempt the actor can see, and whether its device is their own. */
const attemptSeen = (context: Context, id: number) => {
  const actor = actorOf(context)
  return sql<AttemptRow>`
    select t.id, t.attempt_key, t.studio_account_id, t.device_id, t.state, t.reconcile_after,
      exists (select 1 from devices d where d.id = t.device_id and d.user_id = ${actor.userId}) as is_own
    from publish_attempts t where t.id = ${id} and ${ofOwnAccounts(actor)}`
}

/** @throws Problem 404 */
function assertVisible(row: AttemptRow | undefined): AttemptRow {
  if (!row) throw notFound(THINGS.publishAttempt)
  return row
}

async function visible(context: Context, id: number): Promise<AttemptRow> {
  const [row] = await ask(context.db, attemptSeen(context, id))
  return assertVisible(row)
}

/**
 * An attempt that one of the actor's own devices holds: a fence can be read in lists, so knowing it
 * is not enough to send.
 *
 * @throws Problem 404; 409 `lease_lost` when another person's device holds it
 */
function assertHeld(row: AttemptRow | undefined): AttemptRow {
  const attempt = assertVisible(row)
  if (!attempt.is_own) throw leaseLost()
  return attempt
}

type Call<I> = { id: number; input: I }
type Begun<Begin extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Begin>>

/** The database's time is asked last: what is locked goes with it. */
export async function beginSubmit(context: Context, { id }: { id: number }) {
  const { db } = context
  const locked = await beginSubmitting(db, actorOf(context).userId, id)
  const seen = await hold(db, attemptSeen(context, id))
  return { seen, locked, work: await ledgerWork(context) }
}

export async function submitAttempt(
  _context: Context,
  { id, input, begun }: Call<{ fence: number }> & { begun: Begun<typeof beginSubmit> },
): Promise<RecordAnswer> {
  const { seen, locked, work } = begun
  const [row] = await seen.rows()
  assertHeld(row)
  await submitting(work, id, input.fence, locked)
  return { id }
}

export async function keepAttempt(context: Context, { id, input }: Call<{ fence: number }>) {
  const [row] = await ask(context.db, attemptSeen(context, id))
  const attempt = assertHeld(row)
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
