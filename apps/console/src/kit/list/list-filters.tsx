import { Button, DropdownMenu, Input, classNames, type MenuItem } from '@omc/ui'
import { ChevronDown, Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayFilter } from './day-filter.tsx'
import type { ListFilter } from './list-definition.ts'
import { isNarrowed, withFilter, type ListState } from './list-state.ts'

const SEARCH_PAUSE_MS = 400

export type ListFiltersProps = {
  readonly filters: readonly ListFilter[]
  readonly searchHint: string
  readonly state: ListState
  readonly onChange: (state: ListState) => void
}

/** Search, filter choices, and the values in force as removable chips. @source ux: filters */
export function ListFilters({ filters, searchHint, state, onChange }: ListFiltersProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        hint={searchHint}
        value={state.search}
        onChange={(search) => onChange({ ...state, search, page: 1 })}
      />
      {filters.map((filter) =>
        filter.kind === 'choice' ? (
          <ChoiceFilter key={filter.name} filter={filter} state={state} onChange={onChange} />
        ) : (
          <DayFilter
            key={filter.name}
            label={filter.label()}
            value={state.filters[filter.name]?.[0] ?? ''}
            onChange={(value) => onChange(withFilter(state, filter.name, value ? [value] : []))}
          />
        ),
      )}
      <ActiveChips filters={filters} state={state} onChange={onChange} />
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

type SearchBoxProps = {
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Sends on Enter or after a pause; never in the middle of a composed word. */
function SearchBox({ hint, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [isComposing, setComposing] = useState(false)
  const sent = useRef(value)
  const send = useEffectEvent((next: string) => {
    if (next === sent.current) return
    sent.current = next
    onChange(next)
  })
  useEffect(() => {
    // The address changed by itself: a link, a cleared filter, the back button.
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (isComposing) return undefined
    const timer = setTimeout(() => send(text.trim()), SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  return (
    <Input
      type="search"
      aria-label={hint}
      placeholder={hint}
      className="w-64 touch:w-full"
      startSlot={<Search size={16} aria-hidden />}
      value={text}
      maxLength={100}
      onChange={(event) => setText(event.target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  )
}

type ChoiceFilterProps = Pick<ListFiltersProps, 'state' | 'onChange'> & {
  readonly filter: Extract<ListFilter, { kind: 'choice' }>
}

function ChoiceFilter({ filter, state, onChange }: ChoiceFilterProps) {
  const chosen = state.filters[filter.name] ?? []
  const items = filter.options().map((option): MenuItem => ({
    kind: 'check',
    id: option.value,
    label: option.label,
    isChecked: chosen.includes(option.value),
    onCheckedChange: (isOn) =>
      onChange(
        withFilter(
          state,
          filter.name,
          isOn ? [...chosen, option.value] : chosen.filter((value) => value !== option.value),
        ),
      ),
  }))
  return (
    <DropdownMenu
      align="start"
      items={items}
      trigger={
        <Button className={classNames('font-normal!', chosen.length > 0 ? 'border-accent' : '')}>
          {filter.label()}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    />
  )
}

function ActiveChips({ filters, state, onChange }: Omit<ListFiltersProps, 'searchHint'>) {
  const { t } = useTranslation()
  return filters
    .filter((filter) => filter.kind === 'choice')
    .flatMap((filter) =>
      (state.filters[filter.name] ?? []).map((value) => {
        const label = filter.options().find((option) => option.value === value)?.label ?? value
        const text = t('list.chip', { name: filter.label(), value: label })
        return (
          <button
            key={`${filter.name} ${value}`}
            type="button"
            aria-label={t('list.removeFilter', { filter: text })}
            onClick={() =>
              onChange(
                withFilter(
                  state,
                  filter.name,
                  (state.filters[filter.name] ?? []).filter((other) => other !== value),
                ),
              )
            }
            className="inline-flex h-[max(28px,var(--target))] items-center gap-1 rounded-control bg-accent-soft ps-2.5 pe-1.5 text-xs text-accent-fg transition-colors duration-(--motion-fast) hover:bg-hover"
          >
            {text}
            <X size={14} aria-hidden />
          </button>
        )
      }),
    )
}
