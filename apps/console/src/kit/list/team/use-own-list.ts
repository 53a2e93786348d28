import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { seesAllTeams } from '../../sees-all-teams.ts'
import { withoutPeople } from '../columns/without-people.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { offerQuery } from '../offer-query.ts'

/** A list as the person sees it, and the query that it waits for; null once it is complete. */
export function useOwnList<Row extends ListRow>(given: ListDefinition<Row>) {
  const person = usePerson()
  const needsTeam = seesAllTeams(person)
  const offer = useQuery({ ...offerQuery(given.resource), enabled: needsTeam })
  const list = useMemo(() => {
    const own = withoutPeople(given, person)
    return (needsTeam ? offer.data?.withTeam(own) : null) ?? own
  }, [given, person, needsTeam, offer.data])
  return { person, declared: list, teamOffer: needsTeam && !offer.data ? offer : null }
}
