import { Chip } from '@omc/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { panelPart } from '../panel-part.ts'
import { chipText } from './chip-text.ts'
import type { FilterControlProps } from './filter-control.tsx'
import type { ListFilter } from './list-filter.ts'
import { isTree } from './select-calls.ts'
import { withFilter } from './with-filter.ts'

/** Lazy, because names of records are read from the server. */
const TreeChips = panelPart(async () => (await import('./tree-chips.tsx')).TreeChips)
const RemoteChip = panelPart(async () => (await import('./remote-chip.tsx')).RemoteChip)

type FilterChipsProps = Pick<FilterControlProps, 'state' | 'onChange'> & {
  readonly filters: readonly ListFilter[]
}

/** Removable chips of the active values, also of filters that stand behind "more filters". */
export function FilterChips({ filters, state, onChange }: FilterChipsProps) {
  return filters.flatMap((filter) => {
    const values = state.filters[filter.name] ?? []
    const set = (next: readonly string[]) => onChange(withFilter(state, filter.name, next))
    if (filter.kind === 'remote' && isTree(filter.options))
      return (
        <Suspense key={filter.name} fallback={null}>
          <TreeChips filter={filter} values={values} onChange={set} />
        </Suspense>
      )
    return values.map((value) => (
      <FilterChip
        key={`${filter.name} ${value}`}
        filter={filter}
        value={value}
        onRemove={() => set(values.filter((other) => other !== value))}
      />
    ))
  })
}

type FilterChipProps = {
  readonly filter: ListFilter
  readonly value: string
  readonly onRemove: () => void
}

function FilterChip({ filter, value, onRemove }: FilterChipProps) {
  const { t } = useTranslation()
  const label = filter.label()
  const text = t('list.chip', { name: label, value: chipText(filter, value) })
  const chip = (
    <Chip remove={{ label: t('list.removeFilter', { filter: text }), onRemove }}>{text}</Chip>
  )
  if (filter.kind !== 'remote') return chip
  return (
    <Suspense fallback={chip}>
      <RemoteChip filter={filter} value={value} onRemove={onRemove} />
    </Suspense>
  )
}
