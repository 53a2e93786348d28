import type { Density } from '@omc/shell'
import { isRecord } from '../../../kernel/data/is-record.ts'
import type { FilterValues } from '../filters/list-filter.ts'
import {
  parseListState,
  sizeOf,
  writeListState,
  type ListDefaults,
  type ListState,
} from '../list-state.ts'
import { densityIn } from './density-in.ts'

/** A saved way to look at a list. */
export type SavedView = {
  readonly id: string
  /** Untrusted: another version of the console may have written it. */
  readonly settings: unknown
  /** Arranged columns, see `parseColumns`; empty for those of the person. */
  readonly columns: readonly string[]
}

/** Look of a view, beside what the address holds. */
export type ViewLook = {
  readonly columns: readonly string[]
  /** Undefined for that of the page. */
  readonly density: Density | undefined
}

export function lookOf({ settings, columns }: SavedView): ViewLook {
  const { density } = isRecord(settings) ? settings : {}
  return { columns, density: densityIn(density).density }
}

/**
 * State of a list in a saved view, on its first page. What the list does not know becomes its
 * default, as in an address: a view serves every list of its resource.
 */
export function stateOfView({ id, settings }: SavedView, defaults: ListDefaults): ListState {
  const { search, tab, sort, mode, size } = isRecord(settings) ? settings : {}
  const shape = mode === 'grid' && defaults.hasGrid ? 'grid' : 'table'
  const raw: ListState = {
    search: typeof search === 'string' ? search : '',
    tab: typeof tab === 'string' ? tab : '',
    filters: filtersOfView({ settings }),
    sort: typeof sort === 'string' ? sort : defaults.sort,
    page: 1,
    size: typeof size === 'number' ? size : sizeOf(shape, defaults),
    after: '',
    mode: shape,
    view: id,
  }
  return parseListState(writeListState(raw, defaults), defaults)
}

/** Filters that a view sets. */
export function filtersOfView({ settings }: Pick<SavedView, 'settings'>): FilterValues {
  const { filters } = isRecord(settings) ? settings : {}
  return isRecord(filters)
    ? Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, texts(values)]))
    : {}
}

const texts = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : []
