import * as RULES from '../../../libs/core/src/publish-ledger/index.ts'
import { createChannel } from '../channel.ts'
import { createLedger, newContent } from '../ledger.ts'
import type { Ledger } from '../ledger.ts'
import type { LookFate } from '../script.ts'
import { createWatch } from '../watch.ts'
import type { WorldClock } from '../world-clock.ts'

export const MINUTE = 60_000
const GAP_MS = 4 * MINUTE

/** The settled numbers of the product. */
const NUMBERS = {
  leaseMs: 90_000,
  settleMs: 120_000,
  failureWaitMs: 600_000,
  uploadWaitMs: 180_000,
  emptyWaitMs: 5_000,
  dayMs: 1_440 * MINUTE,
}

/** What befalls an account in the night; numbers are sends of the account, from 1. */
export type Fate = {
  readonly name: string
  readonly queued: number
  /** Sends that the channel answers with a bot check. */
  readonly botChecks?: readonly number[]
  /** From this instant the channel answers every send with a bot check. */
  readonly botCheckFrom?: number
  /** Sends that arrive, and whose answer does not. */
  readonly loses?: readonly number[]
  /** Contents that the channel refuses, whenever they come. */
  readonly refuses?: readonly number[]
  /** The send from which on the channel says that the account may not publish. */
  readonly deniesFrom?: number
  /** From this instant a look at the account says that it may not publish. */
  readonly mayNotFrom?: number
  /** When somebody looks at the account in the console, which connects by itself, and leaves. */
  readonly seenAt?: number
  /** When the sign-in ends. */
  readonly loginEndsAt?: number
  /** The channel's own list says nothing certain. */
  readonly isMute?: true
}

export type NightAccount = {
  readonly id: string
  readonly fate: Fate
  readonly ledger: Ledger
  /** What the server knows of the end of the sign-in. */
  expiresAt: number | null
  /** What the server knows of the permission. */
  permitted: boolean
  sendCount: number
  /** Contents that a person has corrected. */
  readonly mended: Set<number>
}

/** An account with its ledger and its channel, by the rules and numbers of the product. */
export function openAccount(clock: WorldClock, id: string, fate: Fate): NightAccount {
  const settings = NUMBERS
  const looks = Array.from({ length: fate.isMute ? 100 : 0 }, (): LookFate => 'unclear')
  const channel = createChannel(clock, looks, 1_000)
  const watch = createWatch(clock, { gapMs: GAP_MS, dailyCap: 0, settings })
  const given = { clock, rules: RULES, settings, channel, watch, gapMs: GAP_MS, dailyCap: 0 }
  const ledger = createLedger(given, fate.queued)
  return { id, fate, ledger, expiresAt: null, permitted: true, sendCount: 0, mended: new Set() }
}

/** Puts contents into the account's queue. */
export function queueMore({ ledger: { contents } }: NightAccount, count: number): void {
  for (let left = count; left > 0; left -= 1) contents.push(newContent(contents.length + 1))
}

/**
 * A person corrects a refused content and queues it again, so that the channel takes it from now on.
 *
 * @throws Error when nobody may queue it
 */
export function mend({ ledger, mended }: NightAccount, contentId: number): void {
  const content = ledger.contents.find(({ id }) => id === contentId)
  if (!content || !ledger.rules.personMoves(content.status).includes('queued'))
    throw new Error(`content ${contentId} cannot be queued again`)
  Object.assign(content, { status: 'queued', waitUntil: 0, why: null, strikes: 0 })
  ledger.watch.mended(content)
  mended.add(contentId)
}
