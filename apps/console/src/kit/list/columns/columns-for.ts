import type { OperationId } from '@omc/sdk'
import type { Person } from '../../../kernel/session/person.ts'
import { mayRun } from '../../may-run.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'

/** A list with the columns that a person may see, and the records that these name. */
export function columnsFor<Row extends ListRow>(
  list: ListDefinition<Row>,
  person: Person | null,
): ListDefinition<Row> {
  // as: a list names the operations of its own columns.
  const needed = Object.entries(list.columnsFor ?? {}) as [string, OperationId][]
  const hidden = needed.flatMap(([name, operation]) => (mayRun(person, operation) ? [] : [name]))
  if (hidden.length === 0) return list
  const without = <Value>(all: Readonly<Record<string, Value>> = {}, suffix = '') =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !hidden.includes(name + suffix)))
  const { include: all, ...rest } = list
  const include = without(all, '_id')
  const named = Object.keys(include).length > 0 ? { include } : {}
  return { ...rest, columns: without(list.columns), ...named }
}
