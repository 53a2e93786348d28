import type { RehearsalBatch } from '@omc/publisher/rehearsal'
import type { Sdk } from '@omc/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { accountOf, ruleOf, waitingIn, type AccountRow } from './facts.ts'
import { AT_ONCE, chunksOf, type RehearsalSource } from './sources.ts'

export type RehearsalFacts = Pick<RehearsalBatch, 'items' | 'accounts' | 'rules' | 'now'> & {
  /** Items in the queues of these accounts that are not rehearsed. */
  readonly othersCount: number
}

/** Reads what a rehearsal needs; nothing is written. */
export function useRehearsalFacts(source: RehearsalSource) {
  const { sdk } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: source.key,
    queryFn: ({ signal }) => readFacts(sdk, source, signal),
    staleTime: 0,
    gcTime: 0,
  })
  return {
    query,
    stop: () => void queryClient.cancelQueries({ queryKey: source.key }),
    isStopped: query.isPending && query.fetchStatus === 'idle',
  }
}

async function readFacts(
  sdk: Sdk,
  source: RehearsalSource,
  signal: AbortSignal,
): Promise<RehearsalFacts> {
  const items = await source.read(sdk, signal)
  const ids = [...new Set(items.flatMap(({ accountId }) => accountId ?? []))]
  const pages = chunksOf(ids).map((some) =>
    sdk.studio_accounts.list({ 'filter[ids]': [...some], 'page[size]': AT_ONCE }, { signal }),
  )
  const rules = sdk.channel_rules.list(
    { 'filter[enabled]': true, 'page[size]': AT_ONCE },
    { signal },
  )
  const rows = (await Promise.all(pages)).flatMap((page) => page.items)
  const inQueue = items.filter(({ state }) => state === 'queued' || state === 'waiting').length
  return {
    items,
    accounts: rows.map(accountOf),
    rules: (await rules).items.map(ruleOf),
    now: Date.now(),
    othersCount: Math.max(0, waitingOf(rows) - inQueue),
  }
}

const waitingOf = (rows: readonly AccountRow[]) =>
  rows.reduce((sum, row) => sum + waitingIn(row), 0)
