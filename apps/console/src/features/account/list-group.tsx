import { Suspense, type ComponentType, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { ListTab } from '../../kit/desk/desk-definition.ts'
import { ListChoice, useListChoice } from '../../kit/desk/list-choice.tsx'
import { useTabList } from '../../kit/desk/load-once.ts'
import { ListView } from '../../kit/list/list-view.tsx'
import { LoadingPage } from '../../kit/loading-page.tsx'
import { accountIdAt } from './account-place.ts'

type PageProps = { readonly above: ReactNode }

/**
 * Several lists of the account behind one tab; the address names the open one.
 *
 * @param Acts  acts on the account, beside the choice of the list
 */
export const listGroup = (
  tabs: readonly ListTab[],
  Acts?: ComponentType,
): ComponentType<PageProps> =>
  function ListGroup({ above }) {
    const { pathname } = useLocation()
    const [query, setQuery] = useSearchParams()
    const { seen, open } = useListChoice(tabs, query.get('list'))
    if (!open) return above
    const choose = (id: string) =>
      setQuery({ tab: query.get('tab') ?? '', list: id }, { replace: true })
    const place = {
      scope: { account: [accountIdAt(pathname) ?? ''] },
      title: routeTitle(pathname),
      above: (
        <>
          {above}
          <ListChoice
            label={i18n.t('accountPage.lists')}
            lists={seen}
            openId={open.id}
            onChoose={choose}
          />
          {Acts ? <Acts /> : null}
        </>
      ),
    }
    return (
      <Suspense fallback={<LoadingPage title={place.title} above={place.above} />}>
        <OpenList key={open.id} tab={open} place={place} />
      </Suspense>
    )
  }

type OpenListProps = {
  readonly tab: ListTab
  readonly place: Omit<Parameters<typeof ListView>[0], 'list'>
}

const OpenList = ({ tab, place }: OpenListProps) => <ListView list={useTabList(tab)} {...place} />
