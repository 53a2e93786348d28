import { EmptyState } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { RecordSelect } from '../../kit/choices/record-select.tsx'
import { teamsOfFilter } from '../../kit/list/filters/option-teams.ts'
import { remoteOptions } from '../../kit/list/filters/remote-options.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { LoginVideos } from '../lists/access_accounts/account-videos.tsx'

const LOGINS = { options: 'access_accounts.get_select' } as const

/** Videos that the team's own logins published, as their platforms report them. */
export function OwnVideos({ above }: { readonly above: ReactNode }) {
  const { sdk } = useServices()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const teams = teamsOfFilter(usePerson(), {})
  const logins = useQuery(remoteOptions(sdk, LOGINS, { teams }))
  const choose = (login: string) =>
    setQuery({ tab: query.get('tab') ?? '', login }, { replace: true })
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <Loaded query={logins}>
        {(options) => {
          const chosen = query.get('login') || options[0]?.value
          if (chosen === undefined) return <NoLogin />
          return (
            <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
              <div className="max-w-96">
                <RecordSelect
                  options={LOGINS.options}
                  label={i18n.t('monitor.login')}
                  placeholder={i18n.t('form.choose')}
                  chosen={chosen}
                  onChoose={choose}
                />
              </div>
              <LoginVideos key={chosen} id={chosen} />
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}

const NoLogin = () => (
  <EmptyState title={i18n.t('monitor.noLogin')} description={i18n.t('monitor.noLoginHint')} />
)
