/** What a list shows; all of it stands in the address. */
export type ListState = {
  readonly search: string
  /** Chosen values by filter name; a filter without values is not there. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** As the server takes it, e.g. `-updated_at`. */
  readonly sort: string
  /** From 1. */
  readonly page: number
  readonly size: number
}

export type ListDefaults = {
  readonly filterNames: readonly string[]
  readonly sorts: readonly string[]
  readonly sort: string
}

export const PAGE_SIZES: readonly number[] = [20, 50, 100]
const DEFAULT_SIZE = 20
const MAX_PAGE = 10_000

/**
 * Reads the list's state from an address; what is unknown or out of range becomes the default.
 *
 * @source ux: deep link of a list: `q`, `f.<name>`, `sort`, `p`, `n`
 */
export function parseListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const sort = params.get('sort') ?? ''
  const size = Number(params.get('n'))
  const page = Number(params.get('p'))
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    filters: Object.fromEntries(
      defaults.filterNames
        .map((name) => [name, (params.get(`f.${name}`) ?? '').split(',').filter(Boolean)] as const)
        .filter(([, values]) => values.length > 0),
    ),
    sort: defaults.sorts.includes(sort.replace(/^-/, '')) ? sort : defaults.sort,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    size: PAGE_SIZES.includes(size) ? size : DEFAULT_SIZE,
  }
}

/** Writes a state back; defaults are left out so that addresses stay short. */
export function writeListState(state: ListState, defaults: ListDefaults): URLSearchParams {
  const params = new URLSearchParams()
  if (state.search) params.set('q', state.search)
  for (const name of defaults.filterNames) {
    const values = state.filters[name] ?? []
    if (values.length > 0) params.set(`f.${name}`, values.join(','))
  }
  if (state.sort !== defaults.sort) params.set('sort', state.sort)
  if (state.page !== 1) params.set('p', String(state.page))
  if (state.size !== DEFAULT_SIZE) params.set('n', String(state.size))
  return params
}

/** A filter's values changed: the first page of the new result. */
export function withFilter(state: ListState, name: string, values: readonly string[]): ListState {
  const { [name]: _before, ...others } = state.filters
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [name]: values } : others }
}

export const isNarrowed = ({ search, filters }: ListState): boolean =>
  search !== '' || Object.keys(filters).length > 0
