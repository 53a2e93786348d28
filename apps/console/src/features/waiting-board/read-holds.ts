import { ACCOUNT_HOLDS, type AccountHold } from '@omc/core/ledger'
import type { Result, Sdk } from '@omc/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

type Wire = Result<'studio_accounts.queue_holds'>[number]['holds'][number]
/** `other`: a reason that is newer than this console. */
export type HoldName = AccountHold | 'other'

/** A reason that keeps a queue from going on; `at` is its end, epoch ms, null where no clock ends it. */
export type Hold = { readonly why: HoldName; readonly at: number | null }

/** Holds of one account; `asking` until they are known, `unseen` for an account of somebody else. */
export type Held = readonly Hold[] | 'asking' | 'unseen'

/** A device that starts or pauses a run tells nobody but the server. */
const LOOK_EVERY_MS = 15_000
/** The server takes so many accounts. */
const MOST_ACCOUNTS = 100

/** Why the queues of accounts do not go on, as the server says: its rules are not written here again. */
export const queueHolds = (sdk: Sdk, accounts: ReadonlySet<string>) => {
  const ids = [...accounts].toSorted().slice(0, MOST_ACCOUNTS)
  return queryOptions({
    queryKey: ['studio_accounts', 'queue_holds', { ids }],
    async queryFn({ signal }): Promise<ReadonlyMap<string, readonly Hold[]>> {
      const said = await sdk.studio_accounts.queue_holds({ ids }, { signal })
      const at = Date.now()
      return new Map(said.map(({ id, holds }) => [id, holds.map((hold) => toHold(hold, at))]))
    },
    refetchInterval: LOOK_EVERY_MS,
    placeholderData: keepPreviousData,
  })
}

/** Counts from when the answer came, whatever the difference of the clocks. */
const toHold = ({ why, in_ms: left }: Wire, at: number): Hold => ({
  why: ACCOUNT_HOLDS.find((known) => known === why) ?? 'other',
  at: left === null ? null : at + left,
})
