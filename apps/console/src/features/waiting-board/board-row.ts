import { accountProblems } from '@omc/core'
import type { Account } from '../account-health/health.ts'
import type { PublishAttempt, QueuedContent } from '../publishing/run/queue-rows.ts'
import type { Held, HoldName } from './read-holds.ts'

/** Reasons to wait, the most urgent first; each has a head on the board. */
export const GROUPS = ['unknown', 'human', 'refused', 'retry', 'queued', 'paused'] as const
export type Group = (typeof GROUPS)[number]

/** What keeps a whole account from publishing. */
export type Block = 'login' | 'permission' | 'ended' | 'check'

/** What a row waits for and for how long; every clock has its word. */
export type Clock =
  | { readonly tag: 'since'; readonly word: 'waited'; readonly at: number }
  | {
      readonly tag: 'left'
      readonly word: 'thenAsk' | 'thenRetry' | 'thenGoesOn' | 'thenReleased' | HoldName
      readonly at: number
    }
  | {
      readonly tag: 'none'
      readonly word: Block | HoldName | 'noRetry' | 'paused' | 'asking' | 'unseen' | 'turn'
    }

type Facts = Pick<Account, 'permitted' | 'expires_at' | 'cooldown_until' | 'queue_ended_why'>

/** @param now  epoch ms */
export function blockOf(account: Facts | undefined, now: number): Block | null {
  if (!account) return null
  const [problem] = accountProblems(account, now)
  if (problem === 'expired') return 'login'
  if (problem === 'refused') return 'permission'
  if (problem === 'ended') return 'ended'
  return problem === 'cooling' ? 'check' : null
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

/** What is known of the account of an item. */
export type Waiting = { readonly account: Facts | undefined; readonly held: Held }

/**
 * Clock of an item of the queue: what a person has to end goes before what time ends, and of two
 * clocks the later one counts.
 */
export function itemClock(item: Timed, { account, held }: Waiting, now: number): Clock {
  if (item.status === 'refused') return { tag: 'none', word: 'noRetry' }
  if (item.status === 'paused') return { tag: 'none', word: 'paused' }
  const block = blockOf(account, now)
  if (block === 'check')
    return {
      tag: 'left',
      word: 'thenGoesOn',
      at: instantOf(account?.cooldown_until ?? null) ?? now,
    }
  if (block) return { tag: 'none', word: block }
  const holds = typeof held === 'string' ? [] : held
  const lasting = holds.find(({ at }) => at === null)
  if (lasting) return { tag: 'none', word: lasting.why }
  const [latest] = [...ownClocks(item), ...holds.flatMap(clockOf)]
    .filter(({ at }) => at > now)
    .toSorted((one, other) => other.at - one.at)
  return latest ?? { tag: 'none', word: typeof held === 'string' ? held : 'turn' }
}

type Left = Extract<Clock, { readonly tag: 'left' }>

const clockOf = ({ why, at }: { readonly why: HoldName; readonly at: number | null }): Left[] =>
  at === null ? [] : [{ tag: 'left', word: why, at }]

function ownClocks({ status, wait_until: until, release_at: release }: Timed): Left[] {
  const retryAt = status === 'waiting' ? instantOf(until) : null
  const releaseAt = instantOf(release)
  return [
    ...(retryAt === null
      ? []
      : [{ tag: 'left' as const, word: 'thenRetry' as const, at: retryAt }]),
    ...(releaseAt === null
      ? []
      : [{ tag: 'left' as const, word: 'thenReleased' as const, at: releaseAt }]),
  ]
}

const instantOf = (at: string | null): number | null => (at === null ? null : Date.parse(at))

/** Accounts that a check of their channel stops: what waits there needs a person. */
export const stoppedByCheck = <A extends Facts & { readonly id: string }>(
  accounts: readonly A[],
  now: number,
): readonly A[] => accounts.filter((account) => blockOf(account, now) === 'check')
