import type { FieldFact } from '@omc/sdk'
import { shownIn } from './beyond.ts'
import type { ListFilter } from './filters/list-filter.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import type { Offer } from './rest/offer.ts'

/** Attributes that a cell cannot show in a line. */
const WITHOUT: readonly FieldFact['kind'][] = ['object', 'image', 'video', 'file', 'secret']

/**
 * A list with the rest of its operation: filters that no control of its own has, and attributes that
 * none of its columns shows. Attributes that the person shows become columns, so only these are
 * asked for.
 */
export function wholeList<Row extends ListRow>(
  list: ListDefinition<Row>,
  offer: Offer,
  columns: readonly string[] | undefined,
): ListDefinition<Row> {
  const shown = shownIn(columns)
  const others = Object.entries(offer.columns).filter(
    ([name, { kind }]) => !(name in list.columns) && !WITHOUT.includes(kind),
  )
  const added = others.filter(([name]) => shown.includes(name))
  return {
    ...list,
    columns: { ...list.columns, ...Object.fromEntries(added) },
    rest: { filters: restOf(list, offer.filters), columns: Object.fromEntries(others) },
  }
}

const declaredIn = <Row extends ListRow>({ filters, moreFilters = [] }: ListDefinition<Row>) => [
  ...filters,
  ...moreFilters,
]

/** Filters whose parameters no declared filter and no tab sends. */
function restOf<Row extends ListRow>(
  list: ListDefinition<Row>,
  filters: readonly ListFilter[],
): readonly ListFilter[] {
  const declared = declaredIn(list)
  const taken = new Set([
    ...declared.flatMap((filter) => [filter.name, ...parametersOf(filter)]),
    list.statusTabs?.filter,
  ])
  return filters.filter((one) => ![one.name, ...parametersOf(one)].some((name) => taken.has(name)))
}

function parametersOf(filter: ListFilter): readonly string[] {
  if (filter.kind === 'days') return [filter.since, filter.until].filter((one) => one !== undefined)
  if (filter.kind === 'range') return [filter.min, filter.max].filter((one) => one !== undefined)
  return [filter.name]
}
