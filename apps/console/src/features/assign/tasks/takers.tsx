import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../kernel/services/use-person.ts'
import type { Person } from '../../../kernel/session/person.ts'
import {
  teamsOfFilter,
  teamsOfRecords,
  type OptionTeams,
} from '../../../kit/list/filters/option-teams.ts'
import { SearchBox } from '../../../kit/list/filters/search-box.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { MorePeople } from '../../../kit/more-people.tsx'
import { seesAllTeams } from '../../../kit/sees-all-teams.ts'
import { usePeople } from '../../../kit/use-people.ts'
import { withTeamName } from '../../../kit/with-team-name.ts'
import { PersonCards, type PersonCardsProps } from './person-cards.tsx'
import { personLoads } from './person-loads.ts'
import type { Task } from './task-queries.ts'

type TakersProps = Omit<PersonCardsProps, 'loads' | 'chosenCount'> & {
  readonly tasks: readonly Task[]
  readonly chosen: readonly Task[]
}

/** A task goes to people of its own team; before one is chosen, all people are shown. */
export const teamsOfTakers = (person: Person | null, chosen: readonly Task[]): OptionTeams =>
  chosen.length === 0 ? teamsOfFilter(person, {}) : teamsOfRecords(person, chosen)

/** People who may take the chosen tasks, each with their open ones. */
export function Takers({ tasks, chosen, ...cards }: TakersProps) {
  const { t } = useTranslation()
  const person = usePerson()
  const [now] = useState(() => Date.now())
  const [search, setSearch] = useState('')
  const teams = teamsOfTakers(person, chosen)
  const { people, hasMore, error, refetch } = usePeople(teams, search)
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3">
      {seesAllTeams(person) ? (
        <div>
          <SearchBox hint={t('assign.tasks.find')} value={search} onChange={setSearch} />
          {hasMore && people ? <MorePeople count={people.length} /> : null}
        </div>
      ) : null}
      <Loaded query={{ data: people, error, refetch }}>
        {(found) => (
          <PersonCards
            {...cards}
            loads={personLoads(
              found.map(({ id, label, team_name: team }) => ({
                id,
                name: withTeamName(label, teams.tag === 'all' ? team : ''),
              })),
              tasks,
              now,
            )}
            chosenCount={chosen.length}
          />
        )}
      </Loaded>
    </div>
  )
}
