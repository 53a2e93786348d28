import type { ReactNode } from 'react'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { ListView } from '../../kit/list/list-view.tsx'
import { list } from '../lists/users/users.list.tsx'
import { LoadingMaskLayer } from '../loading-mask/loading-mask-layer.tsx'

/** People of one team, also for somebody who sees those of all teams. */
export const membersOf = (teamId: string) => ({
  ...list,
  fixed: { business_team_id: [teamId] },
  moreFilters: [],
})

/** People of the own team. @source screens §2.6, TeamSettings */
export function MembersPage({ above }: { readonly above: ReactNode }) {
  const person = usePerson()
  return person ? (
    <>
      <ListView
        list={membersOf(person.teamId)}
        scope={{}}
        title={routeTitle('/setting/team')}
        above={above}
      />
      <LoadingMaskLayer />
    </>
  ) : null
}
