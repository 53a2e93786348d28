import type { EndReason, FetchAnswer, ServerWait } from '@omc/core'

/** A no of the ledger, whether it came over the wire or from the same process. */
export type LedgerRefusal = {
  readonly code: string
  /** HTTP status. */
  readonly status: number
  readonly meta: Readonly<Record<string, unknown>>
}

const SERVER_WAITS: readonly ServerWait[] = [
  'cooldown',
  'gap',
  'daily_cap',
  'quiet_hours',
  'item_waiting',
  'not_released',
  'unresolved',
  'restored',
  'channel_off',
]
/**
 * What ends a run at its next claim. A person whose rights were taken (`forbidden`) has lost the account
 * like one whose lease was taken: on this device nothing more is sent.
 */
const ENDS: ReadonlyMap<string, EndReason> = new Map([
  ['lease_lost', 'lease-lost'],
  ['no_account', 'lease-lost'],
  ['forbidden', 'lease-lost'],
  ['account_ended', 'no-permission'],
])
const LOST_CODES: ReadonlySet<string> = new Set([
  'lease_lost',
  'no_account',
  'attempt_closed',
  'forbidden',
])
/** Of 403 only these are words of the ledger: another may come from a proxy in between. */
const FINAL_CODES: ReadonlySet<string> = new Set(['not_the_executor', 'forbidden'])
/** Transactions that met: the next try finds the way free. */
const MET = 'conflict'
/** 4xx statuses worth a retry: session, permission, timeout and rate limit. */
const ASK_AGAIN: ReadonlySet<number> = new Set([401, 402, 403, 408, 425, 429])

/**
 * A refused claim in the words of the loop.
 *
 * @param at  when the refusal arrived, by the clock of the loop: the wait counts from there, whatever
 *            the difference of the clocks
 * @returns null if the call did not get through
 * @source publish ledger over the wire
 */
export function refusedClaim({ code, meta }: LedgerRefusal, at: number): FetchAnswer<never> | null {
  const end = ENDS.get(code)
  if (end) return { tag: 'ended', why: end }
  if (code !== 'account_waiting') return null
  const { why } = meta
  const untilAt = waitEnd(meta, at)
  const known = SERVER_WAITS.find((wait) => wait === why)
  return known && Number.isFinite(untilAt) ? { tag: 'wait', why: known, untilAt } : null
}

/** Servers of before say the instant alone. */
function waitEnd({ in_ms: inMs, until }: LedgerRefusal['meta'], at: number): number {
  if (typeof inMs === 'number') return at + inMs
  return typeof until === 'string' ? Date.parse(until) : Number.NaN
}

/** Whether a refused heartbeat means that this person or device executes no more. */
export const saysLost = ({ code }: Pick<LedgerRefusal, 'code'>): boolean => LOST_CODES.has(code)

/** Whether the ledger has had its say: asking again would not change the answer. */
export const isFinal = ({ code, status }: Pick<LedgerRefusal, 'code' | 'status'>): boolean =>
  FINAL_CODES.has(code) || (status >= 400 && status < 500 && !ASK_AGAIN.has(status) && code !== MET)
