import { callOperation, type Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { FilterOf, FilterOption } from './list-filter.ts'

/** Cache time, ms: names change rarely, so a reopened filter need not refetch. */
const KEPT_MS = 5 * 60_000

type Answered = { readonly id: string; readonly label: string; readonly uid?: string }

/** Options of a remote filter, narrowed by a search if the server supports one. */
export function remoteOptions(
  sdk: Sdk,
  { options, take = 'id' }: Pick<FilterOf<'remote'>, 'options' | 'take'>,
  search = '',
) {
  const args = search === '' || options === 'business_categories.get_select' ? {} : { search }
  return queryOptions({
    queryKey: [options.split('.')[0], options, args],
    async queryFn({ signal }): Promise<readonly FilterOption[]> {
      const found: unknown = await callOperation(sdk, options, args, { signal })
      // as: every operation of the type answers records with id and label.
      const rows = found as readonly Answered[]
      return rows.map((row) => ({
        value: (take === 'uid' ? row.uid : row.id) ?? '',
        label: row.label,
      }))
    },
    staleTime: KEPT_MS,
  })
}
