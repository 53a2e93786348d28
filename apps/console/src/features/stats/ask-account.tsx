import { EmptyState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { RecordSelect } from '../../kit/choices/record-select.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'

type AccountSelectProps = {
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Chooses one account by its name. */
export function AccountSelect(props: AccountSelectProps) {
  const { t } = useTranslation()
  return (
    <RecordSelect
      {...props}
      options="studio_accounts.get_select"
      label={t('stats.part.accounts')}
      placeholder={t('stats.chooseAccount')}
    />
  )
}

/** A screen of one account before it is chosen. */
export function AskAccount({
  title,
  onChoose,
}: Omit<AccountSelectProps, 'chosen'> & { readonly title: string }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-3">
      <PageHeading>{title}</PageHeading>
      <EmptyState title={t('stats.chooseAccount')} description={t('stats.chooseAccountHint')} />
      <div className="mx-auto w-full max-w-80">
        <AccountSelect chosen="" onChoose={onChoose} />
      </div>
    </div>
  )
}
