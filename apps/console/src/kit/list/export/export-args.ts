import type { Args } from '@omc/sdk'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { narrowingArgs } from '../list-query.ts'
import type { Scope } from '../list-scope.ts'
import type { ListState } from '../list-state.ts'

export type ExportFormat = Args<'exports.create'>['format']

type Exported<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly state: ListState
  readonly scope: Scope
  /** Columns on screen, in their order. */
  readonly columns: readonly string[]
}

/** Arguments that export all rows of a list as it is shown. */
export function exportArgs<Row extends ListRow>(
  { list, state, scope, columns }: Exported<Row>,
  format: ExportFormat,
): Args<'exports.create'> {
  const filters = Object.entries(narrowingArgs(list, state, scope)).map(([name, value]) => [
    name.slice('filter['.length, -1),
    value,
  ])
  return {
    resource: list.resource,
    format,
    filter: Object.fromEntries(filters),
    sort: state.sort,
    fields: [...columns],
    file_name: `${list.title()}.${format}`,
  }
}
