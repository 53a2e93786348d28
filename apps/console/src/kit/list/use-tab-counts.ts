import { callOperation, type Page, type Sdk } from '@omc/sdk'
import { formatCount } from '@omc/shell'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { narrowingArgs } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import type { ListState } from './list-state.ts'

/**
 * How many rows each tab has under the filters in force, as it is shown; all of them under an empty
 * name. The statistics of a resource would answer at once, but they speak of the last days only.
 */
export function useTabCounts<Row extends ListRow>(
  list: ListDefinition<Row>,
  state: ListState,
  scope: Scope,
): ReadonlyMap<string, string> {
  const { sdk } = useServices()
  const tabs = list.statusTabs ? ['', ...list.statusTabs.values().map(({ value }) => value)] : []
  return useQueries({
    queries: tabs.map((tab) =>
      countQuery(sdk, list, narrowingArgs(list, { ...state, tab }, scope)),
    ),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }, at) => (data ? [[tabs[at] ?? '', data]] : []))),
  })
}

function countQuery<Row extends ListRow>(
  sdk: Sdk,
  { resource }: ListDefinition<Row>,
  narrowing: Record<string, unknown>,
) {
  const args: Record<string, unknown> = { ...narrowing, 'page[size]': 1 }
  return queryOptions({
    queryKey: [resource, 'count', args],
    async queryFn({ signal }) {
      const answer: unknown = await callOperation(sdk, `${resource}.list`, args, { signal })
      // as: every list answers a page.
      const { total, totalCapped } = answer as Page<unknown>
      return formatCount(total) + (totalCapped ? '+' : '')
    },
  })
}
