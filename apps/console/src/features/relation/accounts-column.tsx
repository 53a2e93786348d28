import { useTranslation } from 'react-i18next'
import { usePerson } from '../../kernel/services/use-person.ts'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import { AccountActs } from './account-acts.tsx'
import { Column } from './column.tsx'
import { ownerOf } from './holders.ts'
import { NOBODY } from './relation-queries.ts'
import type { BoardColumnProps } from './use-relation.ts'

/** Accounts of the chosen person; a chosen one narrows the sources and bonds to its own. */
export function AccountsColumn({ relation, className }: BoardColumnProps) {
  const { t } = useTranslation()
  const person = usePerson()
  const { accounts, choice, choose, search, setSearch, marked } = relation
  const rows = accounts.items
  return (
    <Column
      title={t('relation.accounts')}
      count={accounts.total}
      rows={rows?.map((one) => ({
        id: one.id,
        name: one.nickname || one.uid,
        note: [platformName(one.platform), ownerOf(one)].join(' · '),
      }))}
      error={accounts.error}
      onRetry={accounts.refetch}
      more={accounts}
      search={
        <SearchBox
          hint={t('relation.findAccount')}
          value={search.accounts}
          onChange={(text) => setSearch({ ...search, accounts: text })}
        />
      }
      first={{ id: NOBODY, name: t('relation.noAccount'), note: t('relation.noAccountNote') }}
      chosenId={choice.accountId}
      onChoose={(accountId) => choose({ ...choice, accountId }, accountId ? 'sources' : 'accounts')}
      marked={marked.accounts}
      onMark={mayRun(person, 'studio_accounts.update') ? relation.markAccounts : undefined}
      foot={<AccountActs relation={relation} />}
      className={className}
    />
  )
}
