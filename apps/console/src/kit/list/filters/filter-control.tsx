import { Button } from '@omc/ui'
import { Suspense } from 'react'
import type { ListState } from '../list-state.ts'
import { restPart } from '../panel-part.ts'
import { ChoiceFilter } from './choice-control.tsx'
import type { ListFilter } from './list-filter.ts'
import { withFilter } from './with-filter.ts'

/** Kinds of filters that the first lists do without. */
const DayFilter = restPart(async () => (await import('./day-filter.tsx')).DayFilter)
const LaterFilter = restPart(async () => (await import('./later-filter.tsx')).LaterFilter)

export type FilterControlProps = {
  readonly filter: ListFilter
  readonly state: ListState
  readonly onChange: (state: ListState) => void
}

/** The button of one filter. */
export function FilterControl({ filter, state, onChange }: FilterControlProps) {
  const values = state.filters[filter.name] ?? []
  const set = (next: readonly string[]) => onChange(withFilter(state, filter.name, next))
  if (filter.kind === 'choice')
    return <ChoiceFilter filter={filter} values={values} onChange={set} />
  const label = filter.label()
  return (
    <Suspense fallback={<Button disabled>{label}</Button>}>
      {filter.kind === 'days' ? (
        <DayFilter
          label={label}
          value={values[0] ?? ''}
          onChange={(value) => set(value ? [value] : [])}
        />
      ) : (
        <LaterFilter filter={filter} values={values} onChange={set} all={state.filters} />
      )}
    </Suspense>
  )
}
