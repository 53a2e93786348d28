import type { AskPorts } from '../../kernel/router/screen-part.ts'
import { columnStore } from './columns/column-store.ts'
import { isBeyondAt, viewAt } from './list-at.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf, listQuery } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import { offerQuery } from './offer-query.ts'
import { openingState } from './views/opening-state.ts'
import { defaultView } from './views/view-store.ts'

/** Asks for the rows with which a list will open for a person at an address. */
export async function askFirstPage<Row extends ListRow>(
  { sdk, queryClient, person }: AskPorts,
  declared: ListDefinition<Row>,
  params: URLSearchParams,
  scope: Scope = {},
): Promise<void> {
  const { resource } = declared
  const byDefault = defaultView(person.username, resource)
  const ofView = byDefault?.id === viewAt(declared, params, byDefault) ? byDefault.columns : []
  const columns = ofView.length > 0 ? ofView : columnStore.now.lists[resource]
  const whole = isBeyondAt(declared, params, byDefault, columns)
    ? await queryClient.ensureQueryData(offerQuery(resource))
    : null
  const list = whole?.wholeList(declared, columns) ?? declared
  const state = openingState(params, defaultsOf(list), byDefault)
  await queryClient.prefetchQuery(listQuery(sdk, list, state, scope))
}
