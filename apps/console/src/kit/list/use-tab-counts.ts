import { skipToken, useQuery } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../may-run.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { narrowingArgs } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import type { ListState } from './list-state.ts'
import { tabCountText, totalsQuery, valueCounts } from './tab-counts.ts'
import { useCounts } from './use-counts.ts'
import { useFirstScreen } from './use-first-screen.ts'

/**
 * Formatted row count of each tab under the active filters, undefined while unknown or after a
 * failure. One read counts all tabs where the resource has such an operation.
 *
 * @param tabs values of the tabs; empty for all rows
 */
export function useTabCounts<Row extends ListRow>(
  list: ListDefinition<Row>,
  scope: Scope,
  state: ListState,
  tabs: readonly string[],
): readonly (string | undefined)[] {
  const { sdk } = useServices()
  const person = usePerson()
  const isOn = useFirstScreen()
  const { statusTabs } = list
  const counts = statusTabs?.counts
  const operation = counts && mayRun(person, counts) ? counts : undefined
  const name = `filter[${statusTabs?.filter ?? ''}]`
  const { [name]: chosen, ...narrowing } = narrowingArgs(list, { ...state, tab: '' }, scope)
  const { data } = useQuery(
    operation === undefined || statusTabs === undefined
      ? { queryKey: [list.resource, 'counts', 'none'], queryFn: skipToken }
      : {
          ...totalsQuery(sdk, operation, narrowing),
          enabled: isOn,
        },
  )
  const each = useCounts(
    list,
    operation === undefined ? tabs.map((tab) => narrowingArgs(list, { ...state, tab }, scope)) : [],
  )
  if (operation === undefined) return each
  const values = Array.isArray(chosen) ? chosen.map(String) : undefined
  if (!data || statusTabs === undefined) return tabs.map(() => undefined)
  const found = valueCounts(data, statusTabs.filter)
  return tabs.map((tab) => tabCountText(found, tab, values))
}
