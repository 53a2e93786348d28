import { callOperation, type Page, type Sdk } from '@omc/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dayRange } from './day-range.ts'
import type { ListDefinition, ListRow } from './list-definition.ts'
import type { ListState } from './list-state.ts'

/** The arguments of a list operation for a state. */
export function listArgs<Row extends ListRow>(
  list: ListDefinition<Row>,
  state: ListState,
): Record<string, unknown> {
  const args: Record<string, unknown> = {
    'page[number]': state.page,
    'page[size]': state.size,
    sort: [state.sort],
    [`fields[${list.resource}]`]: [...Object.keys(list.columns), ...list.beside],
  }
  if (state.search) args['filter[search]'] = state.search
  for (const filter of list.filters) {
    const values = state.filters[filter.name]
    if (!values) continue
    if (filter.kind === 'choice') args[`filter[${filter.name}]`] = values
    else {
      const range = dayRange(values[0] ?? '')
      if (range?.since) args[`filter[${filter.since}]`] = range.since
      if (range?.until) args[`filter[${filter.until}]`] = range.until
    }
  }
  return args
}

/** The page of a list; the former page stays while the next one comes. */
export function listQuery<Row extends ListRow>(
  sdk: Sdk,
  list: ListDefinition<Row>,
  state: ListState,
) {
  const args = listArgs(list, state)
  return queryOptions<Page<Row>>({
    queryKey: [list.resource, 'list', args],
    queryFn: ({ signal }) => askPage(sdk, list, args, signal),
    placeholderData: keepPreviousData,
  })
}

async function askPage<Row extends ListRow>(
  sdk: Sdk,
  list: ListDefinition<Row>,
  args: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const page = callOperation(sdk, `${list.resource}.list`, args, { signal })
  // as: `defineList` tied the type of the row to the resource.
  return (await page) as Page<unknown> as Page<Row>
}
