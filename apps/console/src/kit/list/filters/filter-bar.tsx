import { Button } from '@omc/ui'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNarrowed, type ListState } from '../list-state.ts'
import { panelPart, restPart } from '../panel-part.ts'
import { FilterControl } from './filter-control.tsx'
import type { ListFilter } from './list-filter.ts'
import { SearchBox } from './search-box.tsx'

/** Loaded with the first filter that is set. */
const FilterChips = panelPart(async () => (await import('./filter-chips.tsx')).FilterChips)
const MoreFilters = restPart(async () => (await import('./more-filters.tsx')).MoreFilters)

/** Number of visible filters; further ones are behind one button, all of them on a phone. */
const IN_SIGHT = 4

export type FilterBarProps = {
  readonly filters: readonly ListFilter[]
  /** Filters that the list does not declare; undefined until they are looked for. */
  readonly rest?: readonly ListFilter[] | undefined
  /** Resource whose further filters are offered; without it there are none. */
  readonly resource?: string
  readonly searchHint: string | undefined
  readonly state: ListState
  readonly onChange: (state: ListState) => void
  /** Before the active values. */
  readonly children?: ReactNode
}

/** Search, filters, and the active values as removable chips. @source ux: filters */
export function FilterBar(props: FilterBarProps) {
  const { filters, rest = [], resource, searchHint, state, onChange, children } = props
  const { t } = useTranslation()
  return (
    <div data-filters className="flex flex-wrap items-center gap-2">
      {searchHint === undefined ? null : (
        <SearchBox
          hint={searchHint}
          value={state.search}
          onChange={(search) => onChange({ ...state, search, page: 1 })}
        />
      )}
      <span className={resource === undefined ? 'contents' : 'contents touch:hidden'}>
        {filters.slice(0, IN_SIGHT).map((filter) => (
          <FilterControl key={filter.name} filter={filter} state={state} onChange={onChange} />
        ))}
      </span>
      {resource === undefined ? null : (
        <Suspense fallback={<Button disabled>{t('list.moreFilters')}</Button>}>
          <MoreFilters
            filters={[...filters, ...rest]}
            inSight={IN_SIGHT}
            resource={resource}
            state={state}
            onChange={onChange}
          />
        </Suspense>
      )}
      {children}
      {Object.keys(state.filters).length > 0 ? (
        <Suspense fallback={null}>
          <FilterChips filters={[...filters, ...rest]} state={state} onChange={onChange} />
        </Suspense>
      ) : null}
      {isNarrowed(state) ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onChange({ ...state, search: '', filters: {}, page: 1 })}
        >
          {t('list.clearFilters')}
        </Button>
      ) : null}
    </div>
  )
}
