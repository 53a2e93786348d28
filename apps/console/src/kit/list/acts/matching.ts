import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { narrowingArgs } from '../list-query.ts'
import type { Scope } from '../list-scope.ts'
import type { ListState } from '../list-state.ts'

/** The list's filters as the `matching` of an operation, which takes all filters of its list. */
export const matchingOf = <Row extends ListRow>(
  list: ListDefinition<Row>,
  state: Pick<ListState, 'search' | 'tab' | 'filters'>,
  scope: Scope,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(narrowingArgs(list, state, scope)).map(([name, value]) => [
      name.slice('filter['.length, -1),
      value,
    ]),
  )
