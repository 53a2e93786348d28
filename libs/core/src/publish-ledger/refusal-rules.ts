import { noDataWaits } from '../vocabulary/channels.ts'

/** Failures of a content before it is set aside for a person. @source reliability F17 */
export const MAX_STRIKES = 3

/** Outcomes by which a channel says no. */
export type RefusalOutcome = 'bot_check' | 'rejected' | 'upload_failed' | 'empty' | 'no_permission'

/** Waits after a refusal, ms. */
export type RefusalWaits = {
  readonly failureWaitMs: number
  readonly uploadWaitMs: number
  readonly emptyWaitMs: number
}

export type RefusalVerdict = {
  /** Next status of the item. */
  readonly next: 'queued' | 'waiting' | 'refused'
  /** How long the item waits, ms. */
  readonly waitMs: number
  /** Counts against the content. */
  readonly strike: boolean
  /** Stops the whole account as long as the item waits. */
  readonly cooldown: boolean
  /** Ends the account's queue until a person starts it again. */
  readonly endsQueue: boolean
}

type RefusalRule = {
  readonly waitMs: (waits: RefusalWaits, channel: string) => number
  readonly strike: boolean
  readonly cooldown: boolean
}

const failureWait = ({ failureWaitMs }: RefusalWaits) => failureWaitMs

const RULES: Readonly<Record<Exclude<RefusalOutcome, 'no_permission'>, RefusalRule>> = {
  bot_check: { waitMs: failureWait, strike: false, cooldown: true },
  rejected: { waitMs: failureWait, strike: true, cooldown: false },
  upload_failed: { waitMs: ({ uploadWaitMs }) => uploadWaitMs, strike: true, cooldown: false },
  empty: {
    waitMs: ({ failureWaitMs: failure, emptyWaitMs: empty }, channel) =>
      noDataWaits({ failure, empty })[channel] ?? failure,
    strike: true,
    cooldown: false,
  },
}

/**
 * What a refusal of the channel does to item and account.
 *
 * @param strikes  what counts against the content already
 * @source resources spec §4 and §9 (waits), §8 (no permission); reliability F17
 */
export function judgeRefusal(
  outcome: RefusalOutcome,
  { channel, strikes }: { readonly channel: string; readonly strikes: number },
  waits: RefusalWaits,
): RefusalVerdict {
  if (outcome === 'no_permission')
    return { next: 'queued', waitMs: 0, strike: false, cooldown: false, endsQueue: true }
  const { waitMs, strike, cooldown } = RULES[outcome]
  const isOut = strike && strikes + 1 >= MAX_STRIKES
  return {
    next: isOut ? 'refused' : 'waiting',
    waitMs: waitMs(waits, channel),
    strike,
    cooldown,
    endsQueue: false,
  }
}
