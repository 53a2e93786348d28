import type { FetchAnswer, ServerWait } from '@omc/core'

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
const LOST_CODES: ReadonlySet<string> = new Set(['lease_lost', 'no_account', 'attempt_closed'])
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
  if (code === 'lease_lost' || code === 'no_account') return { tag: 'ended', why: 'lease-lost' }
  if (code === 'account_ended') return { tag: 'ended', why: 'no-permission' }
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

/** Whether a refused heartbeat means that somebody else executes now. */
export const saysLost = ({ code }: Pick<LedgerRefusal, 'code'>): boolean => LOST_CODES.has(code)

/** Whether the ledger has had its say: asking again would not change the answer. */
export const isFinal = ({ code, status }: Pick<LedgerRefusal, 'code' | 'status'>): boolean =>
  code === 'not_the_executor' || (status >= 400 && status < 500 && !ASK_AGAIN.has(status))
