import { ErrorState } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { read } from '../../kernel/data/read.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { useServices, useShell } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { useViewId } from '../../kernel/services/view-context.ts'
import { isGone } from '../../kit/detail/detail-query.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { OfRecords } from '../../kit/of-records.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { AccountProvider } from './account-context.ts'
import { accountDesk } from './account-desk.ts'
import { AccountFacts, AccountForms } from './account-forms.tsx'
import { AccountHead } from './account-head.tsx'

type PageProps = {
  readonly id: string
  /** Heading, tabs, and what the open one shows besides the form. */
  readonly children: ReactNode
}

/** One account: its head, and tabs over its settings and all that belongs to it. */
export function AccountPage({ id, children }: PageProps) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const [query, setQuery] = useSearchParams()
  const may = mayRun(usePerson(), 'studio_accounts.update')
  const account = useQuery(read(sdk, 'studio_accounts.get', { id }))
  const { data, error } = account
  useTabTitle(data?.nickname)
  if (!data || (error && isGone(error)))
    return (
      <Standing>
        {error && isGone(error) ? (
          <ErrorState message={t('accountPage.gone')} />
        ) : (
          <Loaded query={account}>{() => null}</Loaded>
        )}
      </Standing>
    )
  const asked = query.get('tab')
  // The desk opens its first tab for an address that names none of its tabs.
  const tab = accountDesk.tabs.some(({ id: one }) => one === asked) ? (asked ?? '') : 'profile'
  return (
    <AccountProvider value={data}>
      <OfRecords value={[data]}>
        <div className="flex min-w-0 flex-col gap-4">
          <AccountHead />
          {children}
          {may ? (
            <AccountForms
              key={id}
              tab={tab}
              onOpen={(name) => setQuery({ tab: name }, { replace: true })}
            />
          ) : (
            <AccountFacts tab={tab} />
          )}
        </div>
      </OfRecords>
    </AccountProvider>
  )
}

/** The page without its account. */
function Standing({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="flex flex-col gap-4">
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {children}
    </div>
  )
}

/** Names the tab of this view after the account, so that several accounts are told apart. */
function useTabTitle(name: string | undefined): void {
  const { tabs } = useShell()
  const id = useViewId()
  useEffect(() => {
    if (id === null || !name) return
    tabs.dispatch({ tag: 'titled', id, title: { zh: name, en: name } })
  }, [tabs, id, name])
}
