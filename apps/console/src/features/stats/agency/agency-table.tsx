import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../kernel/router/link.tsx'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { Failure } from '../../../kit/failure.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { mayRun } from '../../../kit/may-run.ts'
import { FigureTable, type FigureColumn } from '../figure-table.tsx'
import { incomes, reports } from '../sources.ts'
import type { Place } from '../stats-place.ts'
import { readingQuery, type Source } from '../stats-source.ts'
import { placeQuery } from '../stats-state.ts'
import { agencyRows, agencySums } from './agency-rows.ts'
import { allAccounts, signedAccounts } from './agency-sources.ts'

const COLUMNS = [
  ['accounts', 'count'],
  ['signed', 'count'],
  ['published', 'count'],
  ['refused', 'count'],
  ['views', 'count'],
  ['likes', 'count'],
  ['orders', 'count'],
  ['turnover', 'yuan'],
  ['commission', 'yuan'],
] as const

/** Agencies with what their accounts brought in the days of a place. */
export function AgencyTable({ place }: { readonly place: Place }) {
  const { t } = useTranslation()
  const { accounts, signed, reported, income } = useAgencyReadings(place)
  const failed = [reported, income].filter(({ data, error }) => error && data === undefined)
  const [error = null] = failed.map((one) => one.error)
  const columns = COLUMNS.map(([id, kind]): FigureColumn => ({
    id,
    label: t(`figures.${id}`),
    kind,
  }))
  return (
    <Loaded query={accounts}>
      {(all) => (
        <Loaded query={signed}>
          {(under) => {
            const readings = {
              accounts: all,
              signed: under,
              reports: reported.data,
              incomes: income.data,
            }
            return (
              <>
                {error ? (
                  <Failure
                    error={error}
                    onRetry={() => failed.forEach((one) => void one.refetch())}
                  />
                ) : null}
                <FigureTable
                  title={t('figures.tab.agencies')}
                  nameLabel={t('figures.agency')}
                  columns={columns}
                  rows={agencyRows(readings, t('figures.noAgency')).map((row) => ({
                    ...row,
                    ...(row.id === '' ? {} : { shown: <AgencyLink place={place} name={row.id} /> }),
                  }))}
                  sums={agencySums(readings)}
                />
              </>
            )
          }}
        </Loaded>
      )}
    </Loaded>
  )
}

function useAgencyReadings(place: Place) {
  const { sdk } = useServices()
  const person = usePerson()
  const ask = (of: Source) => ({
    ...readingQuery(sdk, of, place),
    enabled: mayRun(person, of.operation),
  })
  return {
    accounts: useQuery(ask(allAccounts)),
    signed: useQuery(ask(signedAccounts)),
    reported: useQuery(ask(reports)),
    income: useQuery(ask(incomes)),
  }
}

/** Narrows the screen to the accounts of one agency. */
const AgencyLink = ({ place, name }: { readonly place: Place; readonly name: string }) => (
  <Link
    to={`/guanghe/agent/list?${placeQuery({ ...place, agencies: [name] }, { tab: 'accounts' })}`}
    className="inline-flex min-h-(--target) items-center text-accent-fg hover:underline"
  >
    {name}
  </Link>
)
