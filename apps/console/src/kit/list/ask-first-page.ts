import type { AskPorts } from '../../kernel/router/screen-part.ts'
import { goesBeyond } from './beyond.ts'
import { columnStore } from './columns/column-store.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf, listQuery } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import { askOffer, offerOf } from './rest/offer-store.ts'
import { openingState } from './views/opening-state.ts'
import { usedAt } from './views/used-at.ts'
import { defaultView } from './views/view-store.ts'

/** Asks for the rows with which a list will open for a person at an address. */
export async function askFirstPage<Row extends ListRow>(
  { sdk, queryClient, person }: AskPorts,
  declared: ListDefinition<Row>,
  query: URLSearchParams,
  scope: Scope = {},
): Promise<void> {
  const { resource } = declared
  const byDefault = defaultView(person.username, resource)
  const { view } = openingState(query, defaultsOf(declared), byDefault)
  const ofView = byDefault?.id === view ? byDefault.columns : []
  const columns = ofView.length > 0 ? ofView : columnStore.now.lists[resource]
  if (goesBeyond(declared, { filters: usedAt(query, byDefault), columns })) await askOffer(resource)
  const known = offerOf(resource)
  const list = known?.wholeList(declared, known.offer, columns) ?? declared
  const state = openingState(query, defaultsOf(list), byDefault)
  await queryClient.prefetchQuery(listQuery(sdk, list, state, scope))
}
