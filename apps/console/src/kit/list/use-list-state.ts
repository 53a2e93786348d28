import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePerson } from '../../kernel/services/use-person.ts'
import { withoutPeople } from './columns/without-people.ts'
import { isBeyondAt, viewAt } from './list-at.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf } from './list-query.ts'
import { writeListState, type ListState } from './list-state.ts'
import { offerQuery } from './offer-query.ts'
import { useShownLook } from './use-shown-look.ts'
import { besideDefault, openingState } from './views/opening-state.ts'
import { defaultView } from './views/view-store.ts'

/**
 * The state of a list in the address, and the look of its view. Changes replace the entry: the back
 * button leaves the list. The default view is read once: one that becomes known later must not move
 * rows on screen.
 */
export function useListState<Row extends ListRow>(given: ListDefinition<Row>) {
  const { resource } = given
  const [params, setParams] = useSearchParams()
  const person = usePerson()
  const declared = useMemo(() => withoutPeople(given, person), [given, person])
  const [byDefault] = useState(() => defaultView(person?.username, resource))
  const look = useShownLook(resource, viewAt(declared, params, byDefault), byDefault)
  const isBeyond = isBeyondAt(declared, params, byDefault, look.columns)
  const offer = useQuery({ ...offerQuery(resource), enabled: isBeyond })
  const list = offer.data?.wholeList(declared, look.columns) ?? declared
  const defaults = { ...defaultsOf(list), mode: look.mode }
  const state = openingState(params, defaults, byDefault)
  const setState = (next: ListState) => {
    setParams(writeListState(besideDefault(next, byDefault), defaults, params), { replace: true })
  }
  return {
    list,
    state,
    setState,
    look,
    /** Query that the rows wait for; null once its answer is there. */
    waitsFor: isBeyond && offer.data === undefined ? offer : null,
  }
}
