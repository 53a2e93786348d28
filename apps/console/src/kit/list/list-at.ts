import { goesBeyond } from './beyond.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf } from './list-query.ts'
import { openingState } from './views/opening-state.ts'
import { filtersOfView, type SavedView } from './views/view-settings.ts'

/** View that a list opens with at an address. */
export const viewAt = <Row extends ListRow>(
  list: ListDefinition<Row>,
  params: URLSearchParams,
  byDefault: SavedView | undefined,
): string => openingState(params, defaultsOf(list), byDefault).view

/** Whether a person uses more of the list's operation at an address than the list declares. */
export const isBeyondAt = <Row extends ListRow>(
  list: ListDefinition<Row>,
  params: URLSearchParams,
  byDefault: SavedView | undefined,
  columns: readonly string[] | undefined,
): boolean =>
  goesBeyond(list, {
    filters: [
      ...[...params.keys()].flatMap((name) => (name.startsWith('f.') ? [name.slice(2)] : [])),
      ...(byDefault ? Object.keys(filtersOfView(byDefault)) : []),
    ],
    columns,
  })
