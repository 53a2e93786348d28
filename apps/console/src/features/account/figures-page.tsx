import type { Result } from '@omc/sdk'
import { formatCount } from '@omc/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { StatusCounts } from '../lists/creator_tasks/status-counts.tsx'
import { useAccount } from './account-context.ts'
import { IncomeLists } from './income-lists.tsx'

type Figures = Result<'studio_accounts.statistics'>
const SUMS = ['count', 'play_count', 'like_count', 'collect_count', 'comment_count'] as const

/** Reach of the account's contents, in total and day by day, and what it earned. @source screens §2.6 */
export function FiguresPage({ above }: { readonly above: ReactNode }) {
  const { sdk } = useServices()
  const { pathname } = useLocation()
  const { id } = useAccount()
  const query = useQuery(read(sdk, 'studio_accounts.statistics', { id, all_days: true }))
  return (
    <>
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <Loaded query={query}>{(figures) => <Shown figures={figures} />}</Loaded>
      <IncomeLists />
    </>
  )
}

function Shown({ figures: { totals, series } }: { readonly figures: Figures }) {
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-4">
        {SUMS.map((name) => (
          <div key={name}>
            <dt className="text-sm text-fg3">{i18n.t(`accountPage.sums.${name}`)}</dt>
            <dd className="text-lg font-semibold text-fg tabular-nums">
              {formatCount(totals[name])}
            </dd>
          </div>
        ))}
      </dl>
      <StatusCounts counts={totals.by_status} />
      <Days series={series.filter(({ count }) => count > 0)} />
    </div>
  )
}

/** Days with new contents, the newest first; the bar compares them with the busiest one. */
function Days({ series }: Pick<Figures, 'series'>) {
  if (series.length === 0) return <p className="text-sm text-fg3">{i18n.t('accountPage.noDays')}</p>
  const most = Math.max(...series.map(({ count }) => count))
  return (
    <ol aria-label={i18n.t('accountPage.days')} className="flex flex-col gap-1.5 text-sm">
      {series
        .toReversed()
        .slice(0, DAYS)
        .map(({ date, count, play_count: plays }) => (
          <li key={date} className="grid grid-cols-[6.5rem_1fr_auto] items-center gap-3">
            <span className="text-fg3 tabular-nums">{date}</span>
            <span
              className="h-2 rounded-full bg-accent"
              style={{ width: `${Math.max(2, (100 * count) / most)}%` }}
            />
            <span className="text-fg tabular-nums">
              {i18n.t('accountPage.day', { count, plays: formatCount(plays) })}
            </span>
          </li>
        ))}
    </ol>
  )
}

const DAYS = 30
