import { Skeleton } from '@omc/ui'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { deskTab, type ListTab } from '../../kit/desk/desk-definition.ts'
import { ListChoice, useListChoice } from '../../kit/desk/list-choice.tsx'
import { useTabList } from '../../kit/desk/load-once.ts'
import { ListBlock } from '../../kit/list/list-block.tsx'
import { useAccount } from './account-context.ts'

const INCOME = [
  deskTab(
    {
      id: 'income',
      label: () => i18n.t('accountPage.income'),
      operation: 'studio_income_summaries.list',
    },
    () => import('../lists/studio_income_summaries/studio-income-summaries.list.tsx'),
    () => import('../lists/studio_income_summaries/studio-income-summaries.en.ts'),
  ),
  deskTab(
    { id: 'orders', label: () => i18n.t('accountPage.orders'), operation: 'studio_orders.list' },
    () => import('../lists/studio_orders/studio-orders.list.tsx'),
    () => import('../lists/studio_orders/studio-orders.en.ts'),
  ),
] as const

/** What the account earned day by day, and its orders, for people who may read orders. */
export function IncomeLists() {
  const [query, setQuery] = useSearchParams()
  const { seen, open } = useListChoice(INCOME, query.get('list'))
  if (!open) return null
  const label = i18n.t('accountPage.earned')
  return (
    <section aria-label={label} className="rounded-card border border-line bg-surface">
      <div className="flex px-4 pt-3">
        <ListChoice
          label={label}
          lists={seen}
          openId={open.id}
          onChoose={(id) => setQuery({ tab: query.get('tab') ?? '', list: id }, { replace: true })}
        />
      </div>
      <Suspense
        fallback={
          <div aria-busy className="p-4">
            <Skeleton lines={6} />
          </div>
        }
      >
        <OpenList key={open.id} tab={open} />
      </Suspense>
    </section>
  )
}

function OpenList({ tab }: { readonly tab: ListTab }) {
  const { id } = useAccount()
  return <ListBlock list={useTabList(tab)} scope={{ account: [id] }} />
}
