import type { AccountProblem } from '@omc/core'
import { EmptyState, Segmented } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { CheckButton } from '../lists/studio_accounts/check-button.tsx'
import { ExpiredLogins, useExpiredLogins } from './expired-logins.tsx'
import { ProblemCard } from './problem-card.tsx'
import { accountsInUse, type Checked } from './read-accounts.ts'
import { countProblems, sortProblems, type WithProblems } from './sort-problems.ts'

type Found = readonly WithProblems<Checked>[]

/** Accounts by what keeps them from publishing, each with what mends it. */
export function AccountCheck() {
  const { sdk } = useServices()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const accounts = useQuery(accountsInUse(sdk))
  const logins = useExpiredLogins()
  const found = sortProblems(accounts.data ?? [], accounts.dataUpdatedAt)
  const asked = query.get('problem')
  // A problem that no account has narrows nothing: it was mended, or the address is wrong.
  const chosen = found.some(({ problems }) => problems.some((one) => one === asked)) ? asked : null
  const choose = (problem: AccountProblem | '') =>
    setQuery(problem === '' ? {} : { problem }, { replace: true })
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageHeading
        actions={
          <CheckButton
            isPrimary
            ids={found.map(({ account }) => account.id)}
            label={i18n.t('accountCheck.checkAll')}
          />
        }
      >
        {routeTitle(pathname)}
      </PageHeading>
      <Loaded query={accounts}>
        {() => (
          <>
            <Problems found={found} chosen={chosen} onChoose={choose} />
            <Cards found={found} chosen={chosen} areLoginsFine={logins.areNone} />
            <ExpiredLogins logins={logins} />
          </>
        )}
      </Loaded>
    </div>
  )
}

type ProblemsProps = {
  readonly found: Found
  readonly chosen: string | null
  /** '' for all of them. */
  readonly onChoose: (problem: AccountProblem | '') => void
}

/** How many accounts have each problem; one press narrows to them. */
function Problems({ found, chosen, onChoose }: ProblemsProps) {
  const counts = countProblems(found)
  if (counts.length === 0) return null
  return (
    <Segmented
      label={i18n.t('accountCheck.problems')}
      options={[
        { value: '' as const, label: `${i18n.t('accountCheck.all')} ${found.length}` },
        ...counts.map(({ problem, count }) => ({
          value: problem,
          label: `${i18n.t(`studioAccount.${problem}`)} ${count}`,
        })),
      ]}
      value={chosen ?? ''}
      onValueChange={onChoose}
    />
  )
}

type CardsProps = Omit<ProblemsProps, 'onChoose'> & {
  /** No login that the accounts collect with ran out either. */
  readonly areLoginsFine: boolean
}

function Cards({ found, chosen, areLoginsFine }: CardsProps) {
  const shown = found.filter(
    ({ problems }) => chosen === null || problems.some((problem) => problem === chosen),
  )
  if (shown.length === 0 && !areLoginsFine) return null
  if (shown.length === 0)
    return (
      <EmptyState
        title={i18n.t('accountCheck.fine')}
        description={i18n.t('accountCheck.fineHint')}
      />
    )
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3">
      {shown.map((one) => (
        <ProblemCard key={one.account.id} {...one} />
      ))}
    </ul>
  )
}
