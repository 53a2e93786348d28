import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf } from './list-query.ts'
import { writeListState, type ListState } from './list-state.ts'
import { useShownLook } from './use-shown-look.ts'
import { besideDefault, openingState } from './views/opening-state.ts'
import { defaultView } from './views/view-store.ts'

/**
 * The state of a list in the address, and the look of its view. Changes replace the entry: the back
 * button leaves the list. The default view is read once: one that becomes known later must not move
 * rows on screen.
 */
export function useListState<Row extends ListRow>(list: ListDefinition<Row>) {
  const [params, setParams] = useSearchParams()
  const person = usePerson()
  const [byDefault] = useState(() => defaultView(person?.username, list.resource))
  const defaults = defaultsOf(list)
  const state = openingState(params, defaults, byDefault)
  const setState = (next: ListState) => {
    setParams(writeListState(besideDefault(next, byDefault), defaults, params), { replace: true })
  }
  return { state, setState, look: useShownLook(list.resource, state.view, byDefault) }
}
