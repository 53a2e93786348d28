import { ACCOUNT_PROBLEMS, accountProblems, type AccountProblem } from '@omc/core'
import type { Result } from '@omc/sdk'
import { queueOf, sendingOf } from '../home/account-facts.ts'

export type Account = Result<'studio_accounts.list'>['items'][number]

/** State of an account at a glance: its worst problem, or what it does. */
export type HealthState = AccountProblem | 'sending' | 'online' | 'fine'

export type Health = {
  readonly account: Account
  readonly state: HealthState
  /** Unfinished items of its queue. */
  readonly held: number
  /** Whole days until its login ends, 0 on the last day; null if no end is known or it has passed. */
  readonly daysLeft: number | null
  /** Items that its daily cap leaves unsent when the login ends; null if that cannot be told. */
  readonly leftAtExpiry: number | null
}

const DAY_MS = 86_400_000
/** A login that ends within so many days is worth a look today. */
export const SOON_DAYS = 3

/** @param now  epoch ms */
export function healthOf(account: Account, now: number): Health {
  const held = queueOf(account)
  const daysLeft = daysUntil(account.expires_at, now)
  return {
    account,
    state: accountProblems(account, now)[0] ?? doingOf(account),
    held,
    daysLeft,
    leftAtExpiry: daysLeft === null ? null : leftAfter(daysLeft, account, held),
  }
}

const doingOf = (account: Account): HealthState =>
  sendingOf(account) > 0 ? 'sending' : account.online ? 'online' : 'fine'

function daysUntil(at: string | null, now: number): number | null {
  const leftMs = at === null ? Number.NaN : Date.parse(at) - now
  return leftMs > 0 ? Math.floor(leftMs / DAY_MS) : null
}

/** What today's rest and the whole days until then do not take; an account without a cap takes all. */
function leftAfter(days: number, account: Account, held: number): number | null {
  const { day_task_count: cap, day_counted_count: counted } = account
  if (cap <= 0) return null
  return Math.max(0, held - Math.max(0, cap - counted) - cap * days)
}

export const isSoon = ({ daysLeft }: Health): boolean => daysLeft !== null && daysLeft < SOON_DAYS

/** Whether somebody has to do something: gaps in the entries alone hold nothing up. */
export const needsHand = (health: Health): boolean =>
  isSoon(health) || BLOCKING.some((problem) => problem === health.state)

const BLOCKING = ACCOUNT_PROBLEMS.filter((problem) => problem !== 'incomplete')

/** The worst first: by problem, then by what it holds up, then by the end of the login. */
export const byNeed = (one: Health, other: Health): number =>
  rank(one) - rank(other) ||
  (rank(one) < BLOCKING.length ? other.held - one.held : 0) ||
  (one.daysLeft ?? NO_END) - (other.daysLeft ?? NO_END) ||
  one.account.nickname.localeCompare(other.account.nickname)

const NO_END = Number.MAX_SAFE_INTEGER

const rank = (health: Health): number => {
  const at = BLOCKING.findIndex((problem) => problem === health.state)
  return at >= 0 ? at : BLOCKING.length + (isSoon(health) ? 0 : 1)
}
