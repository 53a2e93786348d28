import { accountProblems } from '@omc/core'
import type { Account } from '../account-health/health.ts'
import type { PublishAttempt, QueuedContent } from '../publishing/run/queue-rows.ts'

/** Reasons to wait, the most urgent first; each has a head on the board. */
export const GROUPS = ['unknown', 'human', 'refused', 'retry', 'queued'] as const
export type Group = (typeof GROUPS)[number]

/** What keeps a whole account from publishing. */
export type Block = 'login' | 'permission' | 'ended' | 'check' | 'full'

/** What a row waits for and for how long; every clock has its word. */
export type Clock =
  | { readonly tag: 'since'; readonly word: 'waited'; readonly at: number }
  | {
      readonly tag: 'left'
      readonly word: 'thenAsk' | 'thenRetry' | 'thenGoesOn' | 'thenReleased'
      readonly at: number
    }
  | {
      readonly tag: 'none'
      readonly word: Block | 'noRetry' | 'device' | 'turn'
    }

type Facts = Pick<
  Account,
  | 'permitted'
  | 'expires_at'
  | 'cooldown_until'
  | 'queue_ended_why'
  | 'day_task_count'
  | 'day_publish_count'
  | 'online'
  | 'publish_by'
>

/** @param now  epoch ms */
export function blockOf(account: Facts | undefined, now: number): Block | null {
  if (!account) return null
  const [problem] = accountProblems(account, now)
  if (problem === 'expired') return 'login'
  if (problem === 'refused') return 'permission'
  if (problem === 'ended') return 'ended'
  if (problem === 'cooling') return 'check'
  const { day_task_count: cap, day_publish_count: done } = account
  return cap > 0 && done >= cap ? 'full' : null
}

/** Clock of an attempt whose result nobody knows: since it was sent, or until it may be looked up. */
export function openClock(
  attempt: Pick<PublishAttempt, 'reconcile_after' | 'submitted_at' | 'claimed_at'>,
  now: number,
): Clock {
  const dueAt = instantOf(attempt.reconcile_after)
  if (dueAt !== null && dueAt > now) return { tag: 'left', word: 'thenAsk', at: dueAt }
  const at = instantOf(attempt.submitted_at) ?? instantOf(attempt.claimed_at) ?? now
  return { tag: 'since', word: 'waited', at }
}

type Timed = Pick<QueuedContent, 'status' | 'wait_until' | 'release_at'>

/** Clock of an item of the queue: the account's own obstacle goes before the item's. */
export function itemClock(item: Timed, account: Facts | undefined, now: number): Clock {
  if (item.status === 'refused') return { tag: 'none', word: 'noRetry' }
  const block = blockOf(account, now)
  if (block === 'check')
    return {
      tag: 'left',
      word: 'thenGoesOn',
      at: instantOf(account?.cooldown_until ?? null) ?? now,
    }
  if (block) return { tag: 'none', word: block }
  const retryAt = item.status === 'waiting' ? instantOf(item.wait_until) : null
  if (retryAt !== null && retryAt > now) return { tag: 'left', word: 'thenRetry', at: retryAt }
  const releaseAt = instantOf(item.release_at)
  if (releaseAt !== null && releaseAt > now)
    return { tag: 'left', word: 'thenReleased', at: releaseAt }
  // The server needs nobody to open a page.
  const isAway = account?.online === false && account.publish_by === 'browser'
  return { tag: 'none', word: isAway ? 'device' : 'turn' }
}

const instantOf = (at: string | null): number | null => (at === null ? null : Date.parse(at))

/** Accounts that a check of their channel stops: what waits there needs a person. */
export const stoppedByCheck = <A extends Facts & { readonly id: string }>(
  accounts: readonly A[],
  now: number,
): readonly A[] => accounts.filter((account) => blockOf(account, now) === 'check')
