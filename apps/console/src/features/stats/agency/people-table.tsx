import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { read } from '../../../kernel/data/read.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { FigureTable } from '../figure-table.tsx'
import type { Place } from '../stats-place.ts'
import { sourceArgs } from '../stats-source.ts'
import { allAccounts } from './agency-sources.ts'

/** People who run accounts, with how many of them are under contract. */
export function PeopleTable({ place }: { readonly place: Place }) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const answer = useQuery({
    ...read(sdk, 'users.signing_statistics', sourceArgs(allAccounts, place)),
    // The same arguments are asked for as figures, in another shape.
    queryKey: ['users', 'signing_statistics', 'people', sourceArgs(allAccounts, place)],
  })
  return (
    <Loaded query={answer}>
      {({ people }) => (
        <FigureTable
          title={t('figures.tab.people')}
          nameLabel={t('figures.person')}
          columns={[
            { id: 'accounts', label: t('figures.accounts'), kind: 'count' },
            { id: 'signed', label: t('figures.signed'), kind: 'count' },
          ]}
          rows={people.map(({ id, label, accounts_count: accounts, signed_count: signed }) => ({
            id,
            name: label,
            values: { accounts, signed },
          }))}
          sums={{
            accounts: people.reduce((sum, { accounts_count: count }) => sum + count, 0),
            signed: people.reduce((sum, { signed_count: count }) => sum + count, 0),
          }}
        />
      )}
    </Loaded>
  )
}
