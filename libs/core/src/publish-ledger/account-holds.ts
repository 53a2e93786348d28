import type { ServerWait } from '../publish-loop/loop-types.ts'
import { pacingWait, type Pacing } from './pacing.ts'

/** Reasons that keep the queue of an account from going on, apart from its login and permission. */
export const ACCOUNT_HOLDS = [
  'channel_off',
  'restored',
  'no_executor',
  'run_not_started',
  'run_paused',
  'server_hidden',
  'not_by_server',
  'server_away',
  'channel_away',
  'cooldown',
  'daily_cap',
  'quiet_hours',
  'gap',
] as const
export type AccountHold = (typeof ACCOUNT_HOLDS)[number]

/**
 * Run of the device that holds an account; `channel_away` where it waits for a channel that cannot be
 * asked, `unseen` for a device that the reader may not see.
 */
export type HolderRun = 'going' | 'paused' | 'none' | 'channel_away' | 'unseen'

export interface HoldFacts {
  channelEnabled: boolean
  /** Since a restore of the database nobody let the queue go on. */
  awaitsResume: boolean
  /** Its sign-in ended, it may not publish, or its queue came to its end. */
  isStopped: boolean
  publishBy: 'browser' | 'server'
  visible: boolean
  /** The channel takes contents from the server. */
  channelServes: boolean
  /** Null while no device holds the account. */
  holder: { kind: 'browser' | 'server'; run: HolderRun } | null
  pacing: Pacing
}

export interface Hold {
  why: AccountHold
  /** Null where no clock ends it. */
  until: Date | null
}

/**
 * Why the queue of an account does not go on now: what a person ends first, then what time ends.
 *
 * @source domain: publish ledger, pacing; reliability F33
 */
export function accountHolds(facts: HoldFacts, now: Date): Hold[] {
  const lasting = [
    facts.channelEnabled ? null : ('channel_off' as const),
    facts.awaitsResume ? ('restored' as const) : null,
    facts.isStopped ? null : executorHold(facts),
  ]
  const wait = pacingWait(facts.pacing, now)
  return [
    ...lasting.flatMap((why) => (why ? [{ why, until: null }] : [])),
    ...(wait && isHold(wait.why) ? [{ why: wait.why, until: wait.until }] : []),
  ]
}

const isHold = (why: ServerWait): why is ServerWait & AccountHold =>
  ACCOUNT_HOLDS.some((hold) => hold === why)

const OF_BROWSER: Readonly<Record<HolderRun, AccountHold | null>> = {
  going: null,
  unseen: null,
  paused: 'run_paused',
  none: 'run_not_started',
  channel_away: 'channel_away',
}

function executorHold({
  holder,
  publishBy,
  visible,
  channelServes,
  channelEnabled,
}: HoldFacts): AccountHold | null {
  if (holder) {
    // The server begins, goes on and ends by itself.
    if (holder.kind === 'server') return holder.run === 'channel_away' ? 'channel_away' : null
    return OF_BROWSER[holder.run]
  }
  if (publishBy === 'browser') return 'no_executor'
  if (!visible) return 'server_hidden'
  if (!channelServes) return 'not_by_server'
  // The server takes no account at a channel that is switched off.
  return channelEnabled ? 'server_away' : null
}
