import { EmptyState } from '@omc/ui'
import { Suspense, use, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { Person } from '../../kernel/session/person.ts'
import { listQuery } from '../list/list-query.ts'
import type { Scope } from '../list/list-scope.ts'
import { ListView } from '../list/list-view.tsx'
import { restPart } from '../list/panel-part.ts'
import { stateAt } from '../list/views/state-at.ts'
import { LoadingPage } from '../loading-page.tsx'
import { mayRun } from '../may-run.ts'
import { PageHeading } from '../page-heading.tsx'
import type { Desk, DeskTab, ListTab } from './desk-definition.ts'
import { listOf, loadOnce } from './load-once.ts'

const DeskTabs = restPart(async () => (await import('./desk-tabs.tsx')).DeskTabs)

/** Screen of a desk, which can prefetch the first page of the addressed tab. */
export const deskScreen = (desk: Desk): ScreenPart =>
  Object.assign(() => <DeskScreen desk={desk} />, {
    async prepare(query: URLSearchParams) {
      const tab = tabAt(desk.tabs, query)
      if (tab && 'load' in tab) await loadOnce(tab)
    },
    async ask({ sdk, queryClient, person }: AskPorts, query: URLSearchParams, pathname: string) {
      const scope = desk.scopeAt(pathname)
      const tab = tabAt(tabsFor(desk, person), query)
      if (scope === null || !tab || !('load' in tab)) return
      const list = await loadOnce(tab)
      const state = stateAt(list, query, person)
      await queryClient.prefetchQuery(listQuery(sdk, list, state, scope))
    },
  })

const tabsFor = (desk: Desk, person: Person | null): readonly DeskTab[] =>
  desk.tabs.filter(({ operation }) => mayRun(person, operation))

/** Tab at an address; the first one if the address names no existing tab. */
const tabAt = (tabs: readonly DeskTab[], query: URLSearchParams): DeskTab | undefined =>
  tabs.find(({ id }) => id === query.get('tab')) ?? tabs[0]

function DeskScreen({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation()
  const person = usePerson()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const left = useRef(new Map<string, string>())
  const tabs = tabsFor(desk, person)
  const tab = tabAt(tabs, params)
  const scope = desk.scopeAt(pathname)
  const title = routeTitle(pathname)
  if (scope === null || !tab)
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <EmptyState
          title={scope === null ? (desk.unknown?.() ?? '') : t('desk.noTab')}
          description={scope === null ? t('desk.unknownHint') : t('desk.noTabHint')}
        />
      </>
    )
  const open = (id: string) => {
    left.current.set(tab.id, params.toString())
    const next = new URLSearchParams(left.current.get(id))
    next.set('tab', id)
    setParams(next, { replace: true })
  }
  const above =
    tabs.length > 1 || desk.Head ? (
      <Suspense fallback={<div className="h-[max(37px,var(--target))]" />}>
        <DeskTabs
          label={title}
          tabs={tabs}
          openId={tab.id}
          onOpen={open}
          Head={desk.Head}
          scope={scope}
        />
      </Suspense>
    ) : null
  if ('Page' in tab) return <tab.Page above={above} />
  return (
    <Suspense fallback={<LoadingPage title={title} above={above} />}>
      <OpenTab key={tab.id} tab={tab} scope={scope} title={title} above={above} />
    </Suspense>
  )
}

type OpenTabProps = {
  readonly tab: ListTab
  readonly scope: Scope
  readonly title: string
  readonly above: ReactNode
}

function OpenTab({ tab, ...place }: OpenTabProps) {
  return <ListView list={listOf(tab) ?? use(loadOnce(tab))} {...place} />
}
