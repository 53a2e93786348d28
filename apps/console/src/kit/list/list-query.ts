import { callOperation, type Page, type Sdk } from '@omc/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { filterArgs, fixedArgs, flagOr } from './filters/filter-args.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { fixedBy, freeFilters, type Fixed, type Scope } from './list-scope.ts'
import { DEFAULT_SIZE, type ListDefaults, type ListState } from './list-state.ts'

/** Tab of deleted rows. */
export const TRASH = 'trash'

/** Filters that always apply: the list's own and those of its scope. */
export const fixedIn = <Row extends ListRow>(list: ListDefinition<Row>, scope: Scope): Fixed => ({
  ...fixedBy(scope, list.scope),
  ...list.fixed,
})

/** Filters of a list, visible ones first, those of the rest last. */
const allFilters = <Row extends ListRow>({ filters, moreFilters, rest }: ListDefinition<Row>) => [
  ...filters,
  ...(moreFilters ?? []),
  ...(rest?.filters ?? []),
]

/** Filters that a person may set, visible ones first. */
export const filtersIn = <Row extends ListRow>(list: ListDefinition<Row>, scope: Scope) =>
  freeFilters(allFilters(list), fixedIn(list, scope))

/** Valid values and defaults of a list's address. */
export const defaultsOf = <Row extends ListRow>(list: ListDefinition<Row>): ListDefaults => ({
  tabs: [
    ...(list.statusTabs?.values().map(({ value }) => value) ?? []),
    ...(list.restore ? [TRASH] : []),
  ],
  filterNames: allFilters(list).map(({ name }) => name),
  sorts: list.sorts,
  sort: list.defaultSort,
  size: list.size ?? DEFAULT_SIZE,
  hasGrid: list.grid !== undefined,
})

/** Arguments that narrow a list: fixed filters, chosen filters, search and tab. */
export function narrowingArgs<Row extends ListRow>(
  list: ListDefinition<Row>,
  state: Pick<ListState, 'search' | 'tab' | 'filters'>,
  scope: Scope = {},
): Record<string, unknown> {
  const { search, tab, filters } = state
  const fixed = fixedIn(list, scope)
  return {
    ...filterArgs(freeFilters(allFilters(list), fixed), filters),
    ...fixedArgs(fixed, filters),
    ...(search ? { 'filter[search]': search } : {}),
    ...tabArgs(list, tab),
  }
}

function tabArgs<Row extends ListRow>({ statusTabs }: ListDefinition<Row>, tab: string) {
  if (tab === '') return {}
  if (tab === TRASH) return { 'filter[trashed]': true }
  return statusTabs ? { [`filter[${statusTabs.filter}]`]: flagOr([tab]) } : {}
}

/** The arguments of a list operation for a state. */
export const listArgs = <Row extends ListRow>(
  list: ListDefinition<Row>,
  state: ListState,
  scope: Scope = {},
): Record<string, unknown> => ({
  ...(state.after ? { 'page[after]': state.after } : { 'page[number]': state.page }),
  'page[size]': state.size,
  sort: [state.sort],
  ...fieldArgs(list),
  ...(list.include ? { include: Object.keys(list.include) } : {}),
  ...narrowingArgs(list, state, scope),
})

/** Of the rows, and of the records included in them, only the attributes that are shown. */
function fieldArgs<Row extends ListRow>(list: ListDefinition<Row>) {
  const args: Record<string, string[]> = {}
  const asked = [[list.resource, ...attributesOf(list)], ...Object.values(list.include ?? {})]
  for (const [type, ...names] of asked) (args[`fields[${type}]`] ??= []).push(...names)
  return args
}

/** Attributes to ask for; an edit in a cell needs the time of the last change. */
function attributesOf<Row extends ListRow>({ columns, beside, edit }: ListDefinition<Row>) {
  const names = [...Object.keys(columns), ...beside]
  return edit && !names.includes('updated_at') ? [...names, 'updated_at'] : names
}

/** One page of a list; the previous page stays while the next one loads. */
export function listQuery<Row extends ListRow>(
  sdk: Sdk,
  list: ListDefinition<Row>,
  state: ListState,
  scope: Scope = {},
) {
  const args = listArgs(list, state, scope)
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
  // as: `defineList` ties the row type to the resource.
  return (await page) as Page<unknown> as Page<Row>
}
