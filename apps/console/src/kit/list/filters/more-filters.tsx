import { Button, Popover, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../use-media.ts'
import { offerQuery } from '../offer-query.ts'
import { FilterControl, type FilterControlProps } from './filter-control.tsx'
import type { ListFilter } from './list-filter.ts'

type MoreFiltersProps = Pick<FilterControlProps, 'state' | 'onChange'> & {
  readonly filters: readonly ListFilter[]
  /** Number of the first filters that stand beside the button, except on a phone. */
  readonly inSight: number
  readonly resource: string
}

/** Less used filters behind one button, which shows how many of them are set. */
export function MoreFilters(props: MoreFiltersProps) {
  const { inSight, resource, state, onChange } = props
  const isPhone = useMedia('(width < 992px)')
  const filters = isPhone ? props.filters : props.filters.slice(inSight)
  const [isOpen, setOpen] = useState(false)
  // The list takes the further filters from the same query.
  const { isPending } = useQuery({ ...offerQuery(resource), enabled: isOpen })
  const { t } = useTranslation()
  const label = t(isPhone ? 'listPart.filters' : 'list.moreFilters')
  const count = filters.filter(({ name }) => state.filters[name] !== undefined).length
  return (
    <Popover
      label={label}
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-80"
      trigger={
        <Button className="font-normal!" icon={<SlidersHorizontal size={14} aria-hidden />}>
          {count === 0
            ? label
            : t(isPhone ? 'listPart.filtersSet' : 'listPart.moreFiltersSet', { count })}
        </Button>
      }
    >
      <div className="flex max-h-96 flex-wrap gap-2 overflow-y-auto">
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} state={state} onChange={onChange} />
        ))}
        {isPending ? <Skeleton className="h-(--ctl) w-full" /> : null}
        {!isPending && filters.length === 0 ? (
          <p className="text-sm text-fg3">{t('listPart.noMoreFilters')}</p>
        ) : null}
      </div>
    </Popover>
  )
}
