import { accountProblems } from '@omc/core'
import type { Result } from '@omc/sdk'
import type { StatusShape, Tone } from '@omc/ui'
import { isRunning } from '../run/is-running.ts'
import type { RunLink, RunSnapshot } from '../run/run-types.ts'

export type StudioAccount = Result<'studio_accounts.list'>['items'][number]

export type AccountLook = { readonly tone: Tone; readonly shape: StatusShape }

/** State shown in a row of the accounts. */
export type AccountState =
  /** The run shows its own state. */
  | { readonly tag: 'run' }
  | (AccountLook & { readonly tag: 'cooling'; readonly untilAt: number })
  | (AccountLook & {
      readonly tag:
        | 'connected'
        | 'connecting'
        | 'otherTab'
        | 'elsewhere'
        | 'failed'
        | 'ended'
        | 'expired'
        | 'free'
    })

/** State by link; null: use the server's data. */
const OF_LINK: Readonly<Record<RunLink['tag'], AccountState | null>> = {
  offline: null,
  connected: { tag: 'connected', tone: 'success', shape: 'dot' },
  connecting: { tag: 'connecting', tone: 'info', shape: 'turning' },
  'other-tab': { tag: 'otherTab', tone: 'info', shape: 'diamond' },
  'by-server': { tag: 'elsewhere', tone: 'info', shape: 'diamond' },
  'other-device': { tag: 'elsewhere', tone: 'info', shape: 'diamond' },
  'let-go': { tag: 'free', tone: 'neutral', shape: 'ring' },
  failed: { tag: 'failed', tone: 'danger', shape: 'cross' },
}

/** State of this tab's run, else the server's state of the account. */
export function accountState(
  account: Pick<StudioAccount, 'queue_ended_why' | 'cooldown_until' | 'expires_at' | 'online'>,
  snapshot: RunSnapshot | null,
  now: number,
): AccountState {
  if (snapshot && (isRunning(snapshot) || snapshot.loop.phase.tag === 'stopped')) {
    return { tag: 'run' }
  }
  const problems = accountProblems(account, now)
  if (problems.includes('expired')) return { tag: 'expired', tone: 'danger', shape: 'cross' }
  if (problems.includes('ended')) return { tag: 'ended', tone: 'danger', shape: 'cross' }
  if (problems.includes('cooling')) {
    const untilAt = Date.parse(account.cooldown_until ?? '')
    return { tag: 'cooling', tone: 'warning', shape: 'alert', untilAt }
  }
  const own = snapshot && OF_LINK[snapshot.link.tag]
  if (own) return own
  return account.online
    ? { tag: 'elsewhere', tone: 'info', shape: 'diamond' }
    : { tag: 'free', tone: 'neutral', shape: 'ring' }
}
