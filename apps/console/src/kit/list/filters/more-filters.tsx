import { Button, Popover } from '@omc/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterControl, type FilterControlProps } from './filter-control.tsx'
import type { ListFilter } from './list-filter.ts'

type MoreFiltersProps = Pick<FilterControlProps, 'state' | 'onChange'> & {
  readonly filters: readonly ListFilter[]
}

/** Less used filters behind one button, which shows how many of them are set. */
export function MoreFilters({ filters, state, onChange }: MoreFiltersProps) {
  const { t } = useTranslation()
  const count = filters.filter(({ name }) => state.filters[name] !== undefined).length
  return (
    <Popover
      label={t('list.moreFilters')}
      align="start"
      className="w-80"
      trigger={
        <Button className="font-normal!" icon={<SlidersHorizontal size={14} aria-hidden />}>
          {count === 0 ? t('list.moreFilters') : t('listPart.moreFiltersSet', { count })}
        </Button>
      }
    >
      <div className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} state={state} onChange={onChange} />
        ))}
      </div>
    </Popover>
  )
}
