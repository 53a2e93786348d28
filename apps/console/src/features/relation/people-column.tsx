import { useTranslation } from 'react-i18next'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { Column } from './column.tsx'
import { NOBODY } from './relation-queries.ts'
import type { BoardColumnProps } from './use-relation.ts'

/** People of the team; a chosen one narrows the accounts and sources to theirs. */
export function PeopleColumn({ relation, className }: BoardColumnProps) {
  const { t } = useTranslation()
  const { people, choice, choose, search, setSearch } = relation
  const wanted = search.people.trim().toLowerCase()
  const found = people.data?.filter(({ label, username }) =>
    `${label} ${username}`.toLowerCase().includes(wanted),
  )
  return (
    <Column
      title={t('relation.people')}
      count={found?.length}
      rows={found?.map(({ id, label, username }) => ({ id, name: label, note: username }))}
      error={people.error}
      onRetry={() => void people.refetch()}
      search={
        <SearchBox
          hint={t('relation.findPerson')}
          value={search.people}
          onChange={(text) => setSearch({ ...search, people: text })}
        />
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
