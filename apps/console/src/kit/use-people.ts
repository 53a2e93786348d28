import { useQuery } from '@tanstack/react-query'
import { useServices } from '../kernel/services/services-context.ts'
import type { OptionTeams } from './list/filters/option-teams.ts'
import { foundPeopleQuery, PEOPLE_AT_ONCE, peopleQuery, type TeamMember } from './people.ts'

/**
 * People on a board, narrowed by a part of their names. Those of one team are read at once; of all
 * teams the server finds the first hundred.
 */
export function usePeople(teams: OptionTeams, search: string) {
  const { sdk } = useServices()
  const areAll = teams.tag === 'all'
  const ofTeam = useQuery({
    ...peopleQuery(sdk, teams.tag === 'one' ? teams.id : undefined),
    enabled: !areAll,
  })
  const first = useQuery({ ...foundPeopleQuery(sdk, ''), enabled: areAll })
  const isLong = areAll && (first.data?.length ?? 0) >= PEOPLE_AT_ONCE
  const found = useQuery({
    ...foundPeopleQuery(sdk, search),
    enabled: isLong && search !== '',
  })
  const query = !areAll ? ofTeam : isLong && search !== '' ? found : first
  const known = areAll ? first.data : ofTeam.data
  return {
    /** Until the server has searched, those of the first hundred whom the text names. */
    people: (query === found && found.data) || known?.filter((one) => isNamed(one, search)),
    /** There are others whom a search finds. */
    hasMore: isLong && (query.data?.length ?? 0) >= PEOPLE_AT_ONCE,
    error: query.error,
    refetch: () => void query.refetch(),
  }
}

export type People = ReturnType<typeof usePeople>

function isNamed({ label, username }: TeamMember, search: string): boolean {
  return `${label} ${username}`.toLowerCase().includes(search.toLowerCase())
}
