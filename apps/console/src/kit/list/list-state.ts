import type { FilterValues } from './filters/list-filter.ts'

/** View state of a list, all stored in the address. */
export type ListState = {
  readonly search: string
  /** A status, `trash`, or empty for all. */
  readonly tab: string
  readonly filters: FilterValues
  /** Sort parameter of the server, e.g. `-updated_at`. */
  readonly sort: string
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Cursor of a page beyond row 10,000; empty for one that its number finds. */
  readonly after: string
  readonly mode: ListMode
  /** Saved view that the state came from, `all` after a person chose none, or empty. */
  readonly view: string
}

export type ListMode = 'table' | 'grid'

export type ListDefaults = {
  readonly tabs: readonly string[]
  readonly filterNames: readonly string[]
  readonly sorts: readonly string[]
  readonly sort: string
  readonly size: number
  /** Whether rows can be shown as pictures. */
  readonly hasGrid: boolean
  /** How rows are shown if the address does not say; by default in a table. */
  readonly mode?: ListMode | undefined
}

export const PAGE_SIZES: readonly number[] = [20, 50, 100]
export const DEFAULT_SIZE = 20
/** Last row that the server finds by page number; beyond it continues after a cursor. */
export const MAX_ROW = 10_000
/** Pictures on a page. @source ux: standard list, data */
const GRID_SIZE = 100
const VIEW = /^(all|[1-9][0-9]{0,17})$/

/**
 * Reads the list's state from an address; unknown or out-of-range values become the default.
 *
 * @source ux: deep link of a list: `q`, `t`, `f.<name>`, `sort`, `p`, `n`, `v`, `view`
 */
export function parseListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const sort = params.get('sort') ?? ''
  const size = Number(params.get('n'))
  const page = Number(params.get('p'))
  const tab = params.get('t') ?? ''
  const view = params.get('view') ?? ''
  const after = (params.get('after') ?? '').slice(0, 400)
  const mode = modeOf(params.get('v'), defaults)
  const rows = PAGE_SIZES.includes(size) ? size : sizeOf(mode, defaults)
  const isBeyond = page * rows > MAX_ROW
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    tab: defaults.tabs.includes(tab) ? tab : '',
    filters: Object.fromEntries(
      defaults.filterNames
        .map((name) => [name, (params.get(`f.${name}`) ?? '').split(',').filter(Boolean)] as const)
        .filter(([, values]) => values.length > 0),
    ),
    sort: defaults.sorts.includes(sort.replace(/^-/, '')) ? sort : defaults.sort,
    page: Number.isInteger(page) && page >= 1 && (!isBeyond || after) ? page : 1,
    size: rows,
    after: isBeyond ? after : '',
    mode,
    view: VIEW.test(view) ? view : '',
  }
}

/** Mode of an address that says `v`, or of one that does not. */
function modeOf(said: string | null, { hasGrid, mode }: ListDefaults): ListMode {
  if (!hasGrid) return 'table'
  return said === 'grid' || said === 'table' ? said : (mode ?? 'table')
}

export const sizeOf = (mode: ListMode, { size }: ListDefaults): number =>
  mode === 'grid' ? GRID_SIZE : size

/**
 * Writes a state to the address, without defaults to keep it short.
 *
 * @param others parameters of the address that do not belong to the list
 */
export function writeListState(
  state: ListState,
  defaults: ListDefaults,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = withoutState(others)
  if (state.search) params.set('q', state.search)
  if (state.tab) params.set('t', state.tab)
  // A view may set filters that are not loaded yet.
  for (const name of new Set([...defaults.filterNames, ...Object.keys(state.filters)])) {
    const values = state.filters[name] ?? []
    if (values.length > 0) params.set(`f.${name}`, values.join(','))
  }
  // In a view the order and pictures are always said: an address with the view alone opens it as it
  // was saved, whatever the person prefers.
  if (state.sort !== defaults.sort || isSaved(state.view)) params.set('sort', state.sort)
  if (state.page !== 1) params.set('p', String(state.page))
  if (state.size !== sizeOf(state.mode, defaults)) params.set('n', String(state.size))
  if (state.page * state.size > MAX_ROW && state.after) params.set('after', state.after)
  if (state.mode !== modeOf(null, defaults) || (state.mode === 'grid' && isSaved(state.view)))
    params.set('v', state.mode)
  if (state.view) params.set('view', state.view)
  return params
}

const OWN = new Set(['q', 't', 'sort', 'p', 'n', 'after', 'v', 'view', 'peek'])
const isOwn = (name: string): boolean => OWN.has(name) || name.startsWith('f.')

/** Parameters of an address that do not belong to the list, such as the tab of a desk. */
export const withoutState = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !isOwn(name)))

/** Whether an address tells more of the list than the view and the open row. */
export const saysState = (params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => isOwn(name) && name !== 'view' && name !== 'peek')

/** Whether a view of the address is a saved one, not the choice of none. */
export const isSaved = (view: string): boolean => view !== '' && view !== 'all'

export const isNarrowed = ({ search, filters }: ListState): boolean =>
  search !== '' || Object.keys(filters).length > 0

/** Whether two states show the same rows, if in another order or on another page. */
export const isSameNarrowing = (one: ListState, other: ListState): boolean =>
  one.search === other.search && one.tab === other.tab && one.filters === other.filters
