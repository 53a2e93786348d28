import { useTranslation } from 'react-i18next'
import { Column } from './column.tsx'
import { NOBODY } from './relation-queries.ts'
import type { BoardColumnProps } from './use-relation.ts'

/** People of the team; a chosen one narrows the accounts and sources to theirs. */
export function PeopleColumn({ relation, className }: BoardColumnProps) {
  const { t } = useTranslation()
  const { people, choice, choose } = relation
  return (
    <Column
      title={t('relation.people')}
      count={people.data?.length}
      rows={people.data?.map(({ id, label, username }) => ({ id, name: label, note: username }))}
      error={people.error}
      onRetry={() => void people.refetch()}
      first={{ id: NOBODY, name: t('relation.nobody'), note: '' }}
      chosenId={choice.personId}
      onChoose={(personId) =>
        choose({ personId, accountId: null }, personId ? 'accounts' : 'people')
      }
      className={className}
    />
  )
}
