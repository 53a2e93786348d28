import { Segmented } from '@omc/ui'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { ListTab } from '../../kit/desk/desk-definition.ts'
import { useTabList } from '../../kit/desk/load-once.ts'
import { ListView } from '../../kit/list/list-view.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
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
    const person = usePerson()
    const { pathname } = useLocation()
    const [query, setQuery] = useSearchParams()
    const seen = tabs.filter(({ operation }) => mayRun(person, operation))
    const open = seen.find(({ id }) => id === query.get('list')) ?? seen[0]
    if (!open) return above
    const choose = (id: string) =>
      setQuery({ tab: query.get('tab') ?? '', list: id }, { replace: true })
    const place = {
      scope: { account: [accountIdAt(pathname) ?? ''] },
      title: routeTitle(pathname),
      above: (
        <>
          {above}
          <Segmented
            label={i18n.t('accountPage.lists')}
            options={seen.map(({ id, label }) => ({ value: id, label: label() }))}
            value={open.id}
            onValueChange={choose}
          />
          {Acts ? <Acts /> : null}
        </>
      ),
    }
    return (
      <Suspense fallback={<PageHeading>{place.title}</PageHeading>}>
        <OpenList key={open.id} tab={open} place={place} />
      </Suspense>
    )
  }

type OpenListProps = {
  readonly tab: ListTab
  readonly place: Omit<Parameters<typeof ListView>[0], 'list'>
}

const OpenList = ({ tab, place }: OpenListProps) => (
  <ListView list={useTabList(tab)} {...place} />
)
