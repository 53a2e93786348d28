import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { Link } from '../../kernel/router/link.tsx'
import { useServices } from '../../kernel/services/services-context.ts'
import { CountText } from '../../kit/list/cells.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { TeamSettings } from './team-settings.tsx'

/** The own team: name, key, size and settings. @source screens §2.6, TeamSettings */
export function TeamInfo({ above }: { readonly above: ReactNode }) {
  const { sdk } = useServices()
  const query = useQuery(read(sdk, 'business_teams.get_info'))
  return (
    <div className="flex flex-col gap-3">
      <PageHeading>{routeTitle('/setting/team')}</PageHeading>
      {above}
      <Loaded query={query}>
        {(team) => (
          <div className="flex w-full max-w-200 flex-col gap-4">
            <Facts team={team} />
            <TeamSettings settings={team.settings} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

type FactsProps = {
  readonly team: {
    readonly name: string
    readonly teamkey: string
    readonly users_count: number
    readonly studio_accounts_count: number
  }
}

function Facts({ team }: FactsProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4 text-sm">
      <Fact label={i18n.t('teamInfo.name')}>{team.name}</Fact>
      <Fact label={i18n.t('teamInfo.key')}>
        <code className="font-mono">{team.teamkey}</code>
        <span className="ms-3 text-xs text-fg3">{i18n.t('teamInfo.keyHint')}</span>
      </Fact>
      <Fact label={i18n.t('teamInfo.members')}>
        <CountText count={team.users_count} />
        <PlainLink to="/setting/team?tab=members">{i18n.t('teamInfo.toMembers')}</PlainLink>
      </Fact>
      <Fact label={i18n.t('teamInfo.accounts')}>
        <CountText count={team.studio_accounts_count} />
        <PlainLink to="/carry/account/list">{i18n.t('teamInfo.toAccounts')}</PlainLink>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-fg3">{label}</dt>
      <dd className="min-w-0 break-words text-fg">{children}</dd>
    </>
  )
}

function PlainLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={to}
      className="ms-3 inline-flex min-h-[max(24px,var(--target))] items-center text-accent-fg underline"
    >
      {children}
    </Link>
  )
}
