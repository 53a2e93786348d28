import type { AskPorts } from '../../kernel/router/screen-part.ts'
import { seesAllTeams } from '../sees-all-teams.ts'
import { withoutPeople } from './columns/without-people.ts'
import { isBeyondAt, viewAt } from './list-at.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf, listQuery } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import { offerQuery } from './offer-query.ts'
import { ownLook, ownStore } from './own/own-store.ts'
import { ownTeamView } from './team/own-team-view.ts'
import { openingState } from './views/opening-state.ts'
import { defaultView } from './views/view-store.ts'

/** Asks for the rows with which a list will open for a person at an address. */
export async function askFirstPage<Row extends ListRow>(
  { sdk, queryClient, person }: AskPorts,
  given: ListDefinition<Row>,
  params: URLSearchParams,
  scope: Scope = {},
): Promise<void> {
  const { resource } = given
  const offer = () => queryClient.ensureQueryData(offerQuery(resource))
  const plain = withoutPeople(given, person)
  const declared = seesAllTeams(person) ? (await offer()).withTeam(plain) : plain
  const byDefault = defaultView(person.username, resource) ?? ownTeamView(given, person)
  const ofView = byDefault?.id === viewAt(declared, params, byDefault) ? byDefault.columns : []
  const own = ownLook(ownStore.now, resource)
  const columns = ofView.length > 0 ? ofView : own.columns
  const whole = isBeyondAt(declared, params, byDefault, columns) ? await offer() : null
  const list = whole?.wholeList(declared, columns) ?? declared
  const state = openingState(params, { ...defaultsOf(list), mode: own.mode }, byDefault)
  await queryClient.prefetchQuery(listQuery(sdk, list, state, scope))
}
