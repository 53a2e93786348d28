import { mcn_name } from '@omc/sdk/fields/studio_accounts'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { FilterBar } from '../../kit/list/filters/filter-bar.tsx'
import type { ListFilter } from '../../kit/list/filters/list-filter.ts'
import { DEFAULT_SIZE, type ListState } from '../../kit/list/list-state.ts'
import { channelOptions } from '../channels/channels.ts'
import type { Place, PlacePart } from './stats-place.ts'

const FILTERS: Readonly<Record<PlacePart, ListFilter>> = {
  channels: {
    kind: 'choice',
    name: 'channels',
    label: () => i18n.t('stats.part.channels'),
    options: channelOptions,
  },
  accounts: {
    kind: 'remote',
    name: 'accounts',
    label: () => i18n.t('stats.part.accounts'),
    options: 'studio_accounts.get_select',
  },
  agencies: { kind: 'words', name: 'agencies', label: () => fieldLabel(mcn_name) },
}

/** The controls of a list know only its state. */
const BARE: Omit<ListState, 'filters'> = {
  search: '',
  tab: '',
  sort: '',
  page: 1,
  size: DEFAULT_SIZE,
  after: '',
  mode: 'table',
  view: '',
}

type PlaceFiltersProps = {
  readonly parts: readonly PlacePart[]
  readonly place: Place
  readonly onChange: (parts: Readonly<Partial<Record<PlacePart, readonly string[]>>>) => void
}

/** Filters of the figures of a screen, with the controls of the lists. */
export function PlaceFilters({ parts, place, onChange }: PlaceFiltersProps) {
  const chosen = parts.filter((part) => place[part].length > 0)
  const filters = Object.fromEntries(chosen.map((part) => [part, place[part]]))
  return (
    <FilterBar
      filters={parts.map((part) => FILTERS[part])}
      searchHint={undefined}
      state={{ ...BARE, filters }}
      onChange={(next) =>
        onChange(Object.fromEntries(parts.map((part) => [part, next.filters[part] ?? []])))
      }
    />
  )
}
