import { EmptyState, Field, Select } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { teamsOfFilter } from '../../kit/list/filters/option-teams.ts'
import { remoteOptions } from '../../kit/list/filters/remote-options.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { nameOfRecord, useRecordNames } from '../../kit/record-names.ts'

type AccountSelectProps = {
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Chooses one account by its name. */
export function AccountSelect({ chosen, onChoose }: AccountSelectProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const teams = teamsOfFilter(usePerson(), {})
  const accounts = useQuery(
    remoteOptions(sdk, { options: 'studio_accounts.get_select' }, { teams }),
  )
  // More accounts than are offered: the chosen one is asked for by itself.
  const isLeftOut = chosen !== '' && accounts.data?.some(({ value }) => value === chosen) === false
  const names = useRecordNames('accounts', isLeftOut ? [chosen] : [])
  return (
    <Loaded query={accounts}>
      {(options) => (
        <Field label={t('stats.part.accounts')}>
          <Select
            options={[
              ...(chosen === '' ? [{ value: '', label: t('stats.chooseAccount') }] : []),
              ...(isLeftOut
                ? [{ value: chosen, label: nameOfRecord('accounts', names, chosen) }]
                : []),
              ...options.map(({ value, label }) => ({ value, label })),
            ]}
            value={chosen}
            onValueChange={(id) => {
              if (id !== '') onChoose(id)
            }}
          />
        </Field>
      )}
    </Loaded>
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
