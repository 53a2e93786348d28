import type { Person } from '../../../kernel/session/person.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { defaultsOf } from '../list-query.ts'
import type { ListState } from '../list-state.ts'
import { openingState } from './opening-state.ts'
import { defaultView } from './view-store.ts'

/** State in which a list will open for a person at an address, to ask for its rows ahead. */
export const stateAt = <Row extends ListRow>(
  list: ListDefinition<Row>,
  query: URLSearchParams,
  { username }: Pick<Person, 'username'>,
): ListState => openingState(query, defaultsOf(list), defaultView(username, list.resource))
