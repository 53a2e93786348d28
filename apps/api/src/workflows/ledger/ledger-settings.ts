import type { Config } from '../../kernel/config.ts'

/** The settled numbers of the ledger, in milliseconds. @source domain: settled numbers */
export type LedgerSettings = Pick<
  Config,
  'leaseMs' | 'settleMs' | 'failureWaitMs' | 'uploadWaitMs' | 'emptyWaitMs'
>

export const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
