import type { Person } from '../../../kernel/session/person.ts'
import { mayRun } from '../../may-run.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'

/** A list as a person sees it: without columns of people, if it hides these and they may not see any. */
export function withoutPeople<Row extends ListRow>(
  list: ListDefinition<Row>,
  person: Person | null,
): ListDefinition<Row> {
  if (!list.hidesPeople || mayRun(person, 'users.list')) return list
  const shown = Object.entries(list.columns).filter(([, { of }]) => of !== 'users')
  return { ...list, columns: Object.fromEntries(shown) }
}
