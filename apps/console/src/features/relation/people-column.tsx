import { useTranslation } from 'react-i18next'
import { usePerson } from '../../kernel/services/use-person.ts'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { MorePeople } from '../../kit/more-people.tsx'
import { seesAllTeams } from '../../kit/sees-all-teams.ts'
import { withTeamName } from '../../kit/with-team-name.ts'
import { Column } from './column.tsx'
import { NOBODY } from './relation-queries.ts'
import type { BoardColumnProps } from './use-relation.ts'

/** People of the team; a chosen one narrows the accounts and sources to theirs. */
export function PeopleColumn({ relation, className }: BoardColumnProps) {
  const { t } = useTranslation()
  const areOfAll = seesAllTeams(usePerson())
  const { people, choice, choose, search, setSearch } = relation
  const { people: found, hasMore } = people
  return (
    <Column
      title={t('relation.people')}
      count={hasMore ? undefined : found?.length}
      rows={found?.map(({ id, label, username, team_name: team }) => ({
        id,
        name: label,
        note: withTeamName(username, areOfAll ? team : ''),
      }))}
      error={people.error}
      onRetry={people.refetch}
      search={
        <>
          <SearchBox
            hint={t('relation.findPerson')}
            value={search.people}
            onChange={(text) => setSearch({ ...search, people: text })}
          />
          {hasMore && found ? <MorePeople count={found.length} /> : null}
        </>
      }
      first={{ id: NOBODY, name: t('relation.nobody'), note: '' }}
      chosenId={choice.personId}
      onChoose={(personId) =>
        choose({ personId, accountId: null }, personId ? 'accounts' : 'people')
      }
      className={className}
    />
  )
}
