import type { ServerWait } from '@omc/core'
import { pacingWait } from '@omc/core/ledger'
import { problem } from '../../kernel/problem.ts'
import type { Executor } from './begin-claim.ts'
import { claimFacts, type ClaimFacts, type OpenAttempt } from './claim-facts.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { nextDue } from './next-due.ts'
import { leaveAttempt, releaseAttempt } from './settle.ts'

/** What a claim would be given now: what the device holds already, or the next item, locked. */
export type ClaimTurn = { queueLeft: number } & (
  | { tag: 'held'; attempt: OpenAttempt }
  | { tag: 'next'; item: NonNullable<ClaimFacts['next']> }
)

/** How soon an executor asks again whether a person let the queue go on, or switched the channel on. */
const PERSON_LOOK_MS = 15_000

/** Says the instant, and how far it is: a device counts by a clock of its own. */
const waiting = ({ now }: LedgerWork, why: ServerWait, until: Date) => {
  const in_ms = Math.max(0, until.getTime() - now.getTime())
  return problem('account_waiting', { why }, { meta: { why, until: until.toISOString(), in_ms } })
}

/**
 * What the executor may have now. Nothing new is begun. What is left open is settled when it returns;
 * where it throws, that is undone with the transaction.
 *
 * @param executor  holds the account; its lease is locked
 * @returns undefined when the queue is empty
 * @throws Problem 409 `account_ended`, `account_waiting` (meta {why, until, in_ms})
 * @source domain: publish ledger
 */
export async function claimTurn(
  work: LedgerWork,
  executor: Executor,
): Promise<ClaimTurn | undefined> {
  const { now } = work
  const before = await claimFacts(work, executor)
  refuseEnded(before)
  if (before.account.awaits_resume) throw waiting(work, 'restored', later(now, PERSON_LOOK_MS))
  const hasSettled = await settleLeft(work, executor, before.open)
  const facts = hasSettled ? await claimFacts(work, executor) : before

  const open = facts.open.find((attempt) => isLive(attempt, now))
  const queueLeft = facts.account.queue_left
  // What was sent before is settled above; nothing more is handed out.
  if (!facts.account.channel_enabled && (open || queueLeft > 0))
    throw waiting(work, 'channel_off', later(now, PERSON_LOOK_MS))
  if (open?.state === 'claimed') return { tag: 'held', attempt: open, queueLeft }
  if (open) throw waiting(work, 'unresolved', open.lease_expires_at)
  // An empty queue is reported at once, not after a gap or the daily cap.
  if (queueLeft === 0) return undefined
  const wait = pacingWait(facts.pacing, now)
  if (wait) throw waiting(work, wait.why, wait.until)

  if (facts.next) return { tag: 'next', item: facts.next, queueLeft: queueLeft - 1 }
  const { why, until } = await nextDue(work, executor.accountId)
  throw waiting(work, why, until)
}

const isLive = ({ lease_expires_at: until }: OpenAttempt, now: Date) => until > now

function refuseEnded({ account: { ended_at: at, ended_why: why } }: ClaimFacts) {
  if (at) throw problem('account_ended', { why: why ?? '' }, { meta: { why } })
}

/**
 * Settles what executors before this fence left open, and a claim whose item is gone: it is closed,
 * not given again. @returns whether something was settled
 */
async function settleLeft(
  work: LedgerWork,
  { fence, uid, teamId }: Executor,
  open: readonly OpenAttempt[],
): Promise<boolean> {
  let hasSettled = false
  for (const { is_withdrawn: isWithdrawn, ...attempt } of open) {
    const subject = { attempt, uid, teamId }
    const isGone = isWithdrawn && attempt.state === 'claimed' && attempt.lease_expires_at > work.now
    if (attempt.fence < fence) await leaveAttempt(work, subject, 'fenced')
    else if (isGone) await releaseAttempt(work, subject, 'withdrawn')
    else continue
    hasSettled = true
  }
  return hasSettled
}
