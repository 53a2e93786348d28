import { toRule } from '@omc/core/rules'
import type { RehearsalBatch } from '@omc/publisher/rehearsal'
import type { Sdk } from '@omc/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { accountOf } from './facts.ts'
import { AT_ONCE, inPortions, type RehearsalSource } from './sources.ts'

export type RehearsalFacts = Pick<RehearsalBatch, 'items' | 'accounts' | 'rules' | 'now'>

/** Reads what a rehearsal needs; nothing is written. */
export function useRehearsalFacts(source: RehearsalSource) {
  const { sdk } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: source.key,
    queryFn: ({ signal }) => readFacts(sdk, source, signal),
    // A picture of one moment: it is taken again only when the person asks for it.
    staleTime: Infinity,
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
  const rules = sdk.channel_rules.list(
    { 'filter[enabled]': true, 'page[size]': AT_ONCE },
    { signal },
  )
  const accounts = await inPortions(ids, async (some) => {
    const args = { 'filter[ids]': some, 'page[size]': AT_ONCE }
    return (await sdk.studio_accounts.list(args, { signal })).items
  })
  const held = await inPortions(ids, (some) =>
    sdk.studio_accounts.queue_holds({ ids: some }, { signal }),
  )
  return {
    items,
    accounts: accounts.map((row) =>
      accountOf(
        row,
        held.find(({ id }) => id === row.id),
      ),
    ),
    rules: (await rules).items.map(toRule),
    now: Date.now(),
  }
}
