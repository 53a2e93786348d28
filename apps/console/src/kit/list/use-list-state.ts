import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isBeyondAt, viewAt } from './list-at.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf } from './list-query.ts'
import { writeListState, type ListState } from './list-state.ts'
import { offerQuery } from './offer-query.ts'
import { ownTeamView } from './team/own-team-view.ts'
import { useOwnList } from './team/use-own-list.ts'
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
  const { person, declared, teamOffer } = useOwnList(given)
  const [byDefault] = useState(
    () => defaultView(person?.username, resource) ?? ownTeamView(given, person),
  )
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
    /** Without the rest of its operation. */
    declared,
    state,
    setState,
    look,
    /** Query that the rows wait for; null once its answer is there. */
    waitsFor: teamOffer ?? (isBeyond && offer.data === undefined ? offer : null),
  }
}
