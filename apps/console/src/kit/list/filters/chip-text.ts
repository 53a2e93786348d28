import { formatCny } from '@omc/shell'
import { match } from 'ts-pattern'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { dayRange } from './day-range.ts'
import type { FilterOf, ListFilter } from './list-filter.ts'
import { numberRange } from './number-range.ts'

/** Value of a filter in words; a value that the list ignores stays as it is. */
export const chipText = (filter: ListFilter, value: string): string =>
  match(filter)
    .with(
      { kind: 'choice' },
      ({ options }) => options().find((option) => option.value === value)?.label ?? value,
    )
    .with({ kind: 'flag' }, ({ yes, no }) => (value === 'true' ? yes() : no()))
    .with({ kind: 'range' }, ({ unit }) => numbersText(unit, value))
    .with({ kind: 'days' }, () => daysText(value))
    .with({ kind: 'remote' }, () => `#${value}`)
    .with({ kind: 'words' }, () => value)
    .exhaustive()

function daysText(value: string): string {
  const [from = '', to = ''] = value.split('..')
  const range = dayRange(value)
  if (range === null) return value
  if (range.until === null) return i18n.t('listPart.span.sinceDay', { from })
  if (range.since === null) return i18n.t('listPart.span.untilDay', { to })
  return from === to ? from : i18n.t('listPart.span.between', { from, to })
}

function numbersText(unit: FilterOf<'range'>['unit'], value: string): string {
  const { min = null, max = null } = numberRange(value) ?? {}
  const say = NUMBERS[unit]
  if (min === null) return max === null ? value : i18n.t('listPart.span.atMost', { to: say(max) })
  if (max === null) return i18n.t('listPart.span.atLeast', { from: say(min) })
  return min === max ? say(min) : i18n.t('listPart.span.between', { from: say(min), to: say(max) })
}

const NUMBERS: Readonly<Record<FilterOf<'range'>['unit'], (value: number) => string>> = {
  yuan: formatCny,
  percent: (value) => `${value}%`,
  count: String,
}
