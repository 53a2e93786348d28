import type { Config } from '../../kernel/config.ts'

/** The settled numbers of the ledger, in milliseconds. @source domain: settled numbers */
export type LedgerSettings = Pick<
  Config,
  'leaseMs' | 'settleMs' | 'failureWaitMs' | 'uploadWaitMs' | 'emptyWaitMs'
>

/** Refusals in a row before a content is set aside for a person. @source reliability F17 */
export const MAX_STRIKES = 3
/** Look-ups at the channel before an unknown outcome is passed to a person. */
export const MAX_LOOKUPS = 6

export const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
