import type { ServerWait } from '@omc/core'
import { pacingWait } from '@omc/core/ledger'
import { sql } from 'kysely'
import { problem } from '../../kernel/problem.ts'
import { requireLease } from './account-lease.ts'
import { fenceOff } from './fence-off.ts'
import { findDevice } from './find-device.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { nextDue } from './next-due.ts'
import { readPacing } from './read-pacing.ts'
import { recordEvent } from './record-event.ts'
import { awaitsResume } from './resume-queues.ts'
import { releaseAttempt } from './settle.ts'

export interface Claim {
  contentId: number
  attemptId: number
  attemptKey: string
  fence: number
  leaseExpiresAt: Date
  queueLeft: number
}

/** How soon an executor asks again whether a person let the queue go on after a restore. */
const RESUME_LOOK_MS = 15_000

const waiting = (why: ServerWait, until: Date) =>
  problem(
    'account_waiting',
    { why },
    {
      meta: { why, until: until.toISOString() },
    },
  )

/**
 * Gives the device the next item of its account under a new attempt key, or the one it already
 * holds; never one before its `release_at`. The attempt is written before anything is sent.
 *
 * @param knownFence  of an executor that shares its device: a lease with another one is not its own
 * @returns undefined when the queue is empty
 * @throws Problem 409 `lease_lost`, `account_ended`, `account_waiting` (meta {why, until})
 * @source domain: publish ledger
 */
export async function claim(
  work: LedgerWork,
  deviceId: number,
  knownFence?: number,
): Promise<Claim | undefined> {
  const { now } = work
  const device = await findDevice(work, deviceId)
  // Locks the account's lease: claims of one account happen one after another.
  const { fence } = await requireLease(work, { ...device, fence: knownFence })
  await refuseEnded(work, device.accountId)
  if (await awaitsResume(work, device.accountId))
    throw waiting('restored', later(now, RESUME_LOOK_MS))
  await fenceOff(work, { ...device, fence })

  const open = await openAttempt(work, device)
  if (open?.state === 'claimed')
    return { ...open, queueLeft: await countQueued(work, device.accountId) }
  if (open) throw waiting('unresolved', open.leaseExpiresAt)
  // An empty queue is reported at once, not after a gap or the daily cap.
  if ((await countQueued(work, device.accountId)) === 0) return undefined
  const wait = pacingWait(await readPacing(work, device.accountId), now)
  if (wait) throw waiting(wait.why, wait.until)

  const next = await nextContent(work, device.accountId)
  if (next) return openClaim(work, { ...device, fence }, next)
  const { why, until } = await nextDue(work, device.accountId)
  throw waiting(why, until)
}

type Executor = Awaited<ReturnType<typeof findDevice>> & { fence: number }
type Next = NonNullable<Awaited<ReturnType<typeof nextContent>>>

/** Writes the attempt and the item's new state down, before anything is sent. */
async function openClaim(work: LedgerWork, device: Executor, next: Next): Promise<Claim> {
  const { db, now } = work
  const { fence } = device
  const leaseExpiresAt = later(now, work.settings.leaseMs)
  const attempt = await db
    .insertInto('publish_attempts')
    .values({
      business_team_id: device.teamId,
      publish_content_id: next.id,
      studio_account_id: device.accountId,
      device_id: device.deviceId,
      fence,
      generation: next.generation,
      // The item's mark, then random: a restored database finds lost sends by it.
      attempt_key: sql<string>`(left(${next.mark}, 18) || right(gen_random_uuid()::text, 18))::uuid`,
      lease_expires_at: leaseExpiresAt,
      claimed_at: now,
      outcome: null,
      code: null,
      message: null,
      feed_id: null,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'attempt_key'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('publish_contents')
    .set({
      status: 'claimed',
      device: device.name,
      wait_until: null,
      wait_why: null,
      updated_at: now,
    })
    .where('id', '=', next.id)
    .execute()
  await recordEvent(work, { kind: 'claimed', ...device, contentId: next.id, attemptId: attempt.id })
  return {
    contentId: next.id,
    attemptId: attempt.id,
    attemptKey: attempt.attempt_key,
    fence,
    leaseExpiresAt,
    queueLeft: await countQueued(work, device.accountId),
  }
}

async function refuseEnded({ db }: LedgerWork, accountId: number) {
  const { queue_ended_at: at, queue_ended_why: why } = await db
    .selectFrom('studio_accounts')
    .select(['queue_ended_at', 'queue_ended_why'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (at) throw problem('account_ended', { why: why ?? '' }, { meta: { why } })
}

/** The executor's open claim. A claim whose item is gone is closed, not returned again. */
async function openAttempt(
  work: LedgerWork,
  { accountId, uid, teamId }: { accountId: number; uid: string; teamId: number },
) {
  const found = await work.db
    .selectFrom('publish_attempts as p')
    .innerJoin('publish_contents as q', 'q.id', 'p.publish_content_id')
    .selectAll('p')
    .select(['q.status', 'q.deleted_at'])
    .where('p.studio_account_id', '=', accountId)
    .where('p.state', 'in', ['claimed', 'submitting'])
    .where('p.lease_expires_at', '>', work.now)
    .orderBy('p.id', 'desc')
    .forUpdate('p')
    .executeTakeFirst()
  if (!found) return undefined
  const { status, deleted_at: deletedAt, ...attempt } = found
  if (attempt.state === 'claimed' && (status !== 'claimed' || deletedAt !== null)) {
    await releaseAttempt(work, { attempt, uid, teamId }, 'withdrawn')
    return undefined
  }
  return {
    state: attempt.state,
    contentId: attempt.publish_content_id,
    attemptId: attempt.id,
    attemptKey: attempt.attempt_key,
    fence: attempt.fence,
    leaseExpiresAt: attempt.lease_expires_at,
  }
}

const nextContent = ({ db, now }: LedgerWork, accountId: number) =>
  db
    .selectFrom('publish_contents')
    .select(['id', 'generation', 'mark'])
    .where('studio_account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('release_at', 'is', null), eb('release_at', '<=', now)]))
    .where('verified_life', '=', sql<number>`(select omc_life())`)
    .where(({ eb, or, and }) =>
      or([
        eb('status', '=', 'queued'),
        and([eb('status', '=', 'waiting'), eb('wait_until', '<=', now)]),
      ]),
    )
    .orderBy('priority', 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Items that will still be handed out. */
export async function countQueued({ db }: LedgerWork, accountId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from publish_contents
    where studio_account_id = ${accountId} and deleted_at is null and status in ('queued', 'waiting')`.execute(
    db,
  )
  return rows[0]?.left ?? 0
}
