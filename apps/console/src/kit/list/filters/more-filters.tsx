import { Button, Popover, Skeleton } from '@omc/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterControl, type FilterControlProps } from './filter-control.tsx'
import type { ListFilter } from './list-filter.ts'

type MoreFiltersProps = Pick<FilterControlProps, 'state' | 'onChange'> & {
  readonly filters: readonly ListFilter[]
  /** Whether all filters of the list are known. */
  readonly isComplete: boolean
  readonly onOpen: (() => void) | undefined
}

/** Less used filters behind one button, which shows how many of them are set. */
export function MoreFilters(props: MoreFiltersProps) {
  const { filters, isComplete, onOpen, state, onChange } = props
  const { t } = useTranslation()
  const count = filters.filter(({ name }) => state.filters[name] !== undefined).length
  return (
    <Popover
      label={t('list.moreFilters')}
      align="start"
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen?.()
      }}
      className="w-80"
      trigger={
        <Button className="font-normal!" icon={<SlidersHorizontal size={14} aria-hidden />}>
          {count === 0 ? t('list.moreFilters') : t('listPart.moreFiltersSet', { count })}
        </Button>
      }
    >
      <div className="flex max-h-96 flex-wrap gap-2 overflow-y-auto">
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} state={state} onChange={onChange} />
        ))}
        {isComplete ? null : <Skeleton className="h-(--ctl) w-full" />}
        {isComplete && filters.length === 0 ? (
          <p className="text-sm text-fg3">{t('listPart.noMoreFilters')}</p>
        ) : null}
      </div>
    </Popover>
  )
}
