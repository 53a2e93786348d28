import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { read } from '../../../kernel/data/read.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { RecordActs } from '../../../kit/list/acts/record-acts.tsx'
import { runs } from '../../../kit/list/list-acts.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { PageHeading } from '../../../kit/page-heading.tsx'
import { StatusCounts } from '../../lists/creator_tasks/status-counts.tsx'
import { useAccount, type Account } from '../account-context.ts'
import { Images } from './images.tsx'

/** Contents made of the team's own pictures for the account, and the pictures for further ones. */
export function CreativePage({ above }: { readonly above: ReactNode }) {
  const { pathname } = useLocation()
  const account = useAccount()
  return (
    <>
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <Made account={account} />
      <Images key={account.id} account={account} />
    </>
  )
}

const clears = runs('studio_accounts.clear_creative_contents', {
  label: () => i18n.t('accountPage.creativeClear'),
  args: ({ id }: Account) => ({ id }),
  ask: ({ nickname }) => ({
    title: i18n.t('accountPage.creativeClear'),
    description: i18n.t('accountPage.creativeClearHint', { name: nickname }),
    confirm: i18n.t('accountPage.creativeClear'),
    tone: 'danger',
  }),
  done: ({ count }) => i18n.t('accountPage.cleared', { count }),
})

const draws = runs('creative_materials.make_all_materials', {
  label: () => i18n.t('accountPage.creativeDraw'),
  args: ({ id }: Account) => ({ studio_account_id: id }),
  ask: ({ nickname }) => ({
    title: i18n.t('accountPage.creativeDraw'),
    description: i18n.t('accountPage.creativeDrawHint', { name: nickname }),
    confirm: i18n.t('accountPage.creativeDraw'),
  }),
  done: () => i18n.t('accountPage.creativeDrawing'),
})

/** How many contents were made, by status, and the ways to draw their pictures and to clear them. */
function Made({ account }: { readonly account: Account }) {
  const { sdk } = useServices()
  const made = useQuery(
    read(sdk, 'studio_accounts.creative_content_statistics', {
      all_days: true,
      'filter[studio_account_id]': [account.id],
    }),
  )
  return (
    <Loaded query={made}>
      {({ totals }) => (
        <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
          <p className="text-sm font-semibold text-fg">
            {i18n.t('accountPage.creativeMade', { count: totals.count })}
          </p>
          <StatusCounts counts={totals.by_status} />
          <span className="ms-auto">
            <RecordActs
              row={account}
              name={account.nickname}
              acts={totals.count > 0 ? [draws, clears] : [draws]}
              inSight={2}
            />
          </span>
        </div>
      )}
    </Loaded>
  )
}
