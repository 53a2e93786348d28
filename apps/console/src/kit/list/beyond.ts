import { parseColumns } from './columns/column-choice.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'

/** Names that a person uses of a list: filters set, columns arranged. */
export type Used = {
  readonly filters: readonly string[]
  readonly columns: readonly string[] | undefined
}

/** Whether a person uses a filter or a column that the list itself does not declare. */
export function goesBeyond<Row extends ListRow>(list: ListDefinition<Row>, used: Used): boolean {
  const names = [...list.filters, ...(list.moreFilters ?? [])].map(({ name }) => name)
  return (
    used.filters.some((name) => !names.includes(name)) ||
    shownIn(used.columns).some((name) => !(name in list.columns))
  )
}

/** Names of the columns that a person shows. */
export const shownIn = (columns: readonly string[] | undefined): readonly string[] =>
  parseColumns(columns).flatMap(({ name, isShown }) => (isShown ? [name] : []))
