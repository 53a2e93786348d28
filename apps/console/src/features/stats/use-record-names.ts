import type { Sdk } from '@omc/sdk'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import type { FilterOption } from '../../kit/list/filters/list-filter.ts'
import { remoteOptions } from '../../kit/list/filters/remote-options.ts'
import type { RankDefinition } from './stats-definition.ts'

const SELECTS = { accounts: 'studio_accounts.get_select', people: 'users.get_role_select' } as const
type Records = keyof typeof SELECTS

/** Name of a value of a ranking. */
export type NameOf = (rank: RankDefinition, value: string) => string

const namesQuery = (sdk: Sdk, names: Records) => ({
  ...remoteOptions(sdk, { options: SELECTS[names] }),
  meta: { isShownInPlace: true },
})

const nameIn = (options: readonly FilterOption[] | undefined, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? `#${value}`

/** Names of accounts or people by id; an unknown one shows its id. */
export function useRecordNames(names: RankDefinition['names']) {
  const { sdk } = useServices()
  const { data } = useQuery({
    ...namesQuery(sdk, names ?? 'accounts'),
    enabled: names !== undefined,
  })
  return (value: string, name: (value: string) => string): string =>
    names === undefined ? name(value) : nameIn(data, value)
}

/** The same for all rankings at once; names that cannot be read are unknown. */
export async function readRecordNames(
  { sdk, queryClient }: { readonly sdk: Sdk; readonly queryClient: QueryClient },
  ranks: readonly RankDefinition[],
): Promise<NameOf> {
  const kinds = [...new Set(ranks.flatMap(({ names }) => names ?? []))]
  const read = await Promise.all(
    kinds.map(async (names) => {
      const options = await queryClient.fetchQuery(namesQuery(sdk, names)).catch(() => undefined)
      return [names, options] as const
    }),
  )
  const byKind = new Map(read)
  return ({ names, name }, value) =>
    names === undefined ? name(value) : nameIn(byKind.get(names), value)
}
