import { accountProblems, type AccountProblem } from '@omc/core'
import type { Result } from '@omc/sdk'
import { isRecord } from '../../kernel/data/is-record.ts'
import { isOpen } from '../../kit/is-open.ts'
import { consoleAddress } from '../account-address/console-address.ts'
import { PLACES } from '../waiting/places.ts'
import { type WaitPorts } from '../waiting/waits.ts'

export type Account = Result<'studio_accounts.list'>['items'][number]

/** Obstacle of an account, or `online` while a device runs it; null for neither. */
export type AccountStateName = 'expired' | 'ended' | 'cooling' | 'online'

export function stateOf(account: Account, now: number): AccountStateName | null {
  const problem = accountProblems(account, now).find(isShown)
  return problem ?? (account.online ? 'online' : null)
}

const SHOWN = ['expired', 'ended', 'cooling'] as const
const isShown = (problem: AccountProblem): problem is (typeof SHOWN)[number] =>
  SHOWN.some((shown) => shown === problem)

/** Accounts in need come first. */
export function needOf(account: Account, now: number): number {
  const state = stateOf(account, now)
  return state === null || state === 'online' ? 0 : 1
}

/** Number of unfinished items. */
export const queueOf = (account: Account): number =>
  countIn(account, ['queued', 'waiting', 'claimed', 'submitting'])

/** Number of items that a device is sending now. */
export const sendingOf = (account: Account): number => countIn(account, ['claimed', 'submitting'])

function countIn({ status_count: counts }: Account, statuses: readonly string[]): number {
  if (!isRecord(counts)) return 0
  return statuses
    .map((status) => counts[status])
    .reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0)
}

/** Where a person opens an account: where they run it, else its row in a list. */
export function accountAddress(
  account: Pick<Account, 'uid' | 'platform'>,
  ports: Omit<WaitPorts, 'now'>,
): string | null {
  const [path] = ['/console', ...PLACES.accounts].filter((place) => isOpen(place, ports))
  if (path === undefined) return null
  if (path === '/console') return consoleAddress(account)
  return `${path}?q=${encodeURIComponent(account.uid)}`
}
