import { Chip } from '@omc/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { panelPart } from '../panel-part.ts'
import { chipText } from './chip-text.ts'
import type { FilterControlProps } from './filter-control.tsx'
import type { ListFilter } from './list-filter.ts'
import { withFilter } from './with-filter.ts'

/** Lazy, because names of records are read from the server. */
const NamedValues = panelPart(async () => (await import('./named-values.tsx')).NamedValues)

type FilterChipsProps = Pick<FilterControlProps, 'state' | 'onChange'> & {
  readonly filters: readonly ListFilter[]
}

/** Removable chips of the active values, also of filters that stand behind "more filters". */
export function FilterChips({ filters, state, onChange }: FilterChipsProps) {
  const { t } = useTranslation()
  return filters.flatMap((filter) => {
    const values = state.filters[filter.name] ?? []
    /** One chip for values that are taken off together. */
    const chip = (value: string, own: readonly string[]) => {
      const text = t('list.chip', { name: filter.label(), value })
      const others = values.filter((one) => !own.includes(one))
      const remove = {
        label: t('list.removeFilter', { filter: text }),
        onRemove: () => onChange(withFilter(state, filter.name, others)),
      }
      return (
        <Chip key={`${filter.name} ${own[0]}`} remove={remove}>
          {text}
        </Chip>
      )
    }
    const plain = values.map((value) => chip(chipText(filter, value), [value]))
    if (filter.kind !== 'remote' || values.length === 0) return plain
    return (
      <Suspense key={filter.name} fallback={plain}>
        <NamedValues filter={filter} values={values} all={state.filters}>
          {chip}
        </NamedValues>
      </Suspense>
    )
  })
}
