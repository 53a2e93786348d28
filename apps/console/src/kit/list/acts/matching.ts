import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { narrowingArgs } from '../list-query.ts'
import type { Scope } from '../list-scope.ts'
import type { ListState } from '../list-state.ts'

/**
 * The list's filters as the `matching` of an operation; null if the operation cannot narrow by one
 * of them, or takes one value where several are set.
 *
 * @param known  filters that the operation declares
 */
export function matchingOf<Row extends ListRow>(
  list: ListDefinition<Row>,
  state: ListState,
  scope: Scope,
  known: readonly string[],
): Readonly<Record<string, unknown>> | null {
  const filters = Object.entries(narrowingArgs(list, state, scope)).map(
    ([name, value]) => [name.slice('filter['.length, -1), oneOf(value)] as const,
  )
  const canTake = filters.every(([name, value]) => known.includes(name) && !Array.isArray(value))
  return canTake ? Object.fromEntries(filters) : null
}

const oneOf = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? (value as readonly unknown[])[0] : value
