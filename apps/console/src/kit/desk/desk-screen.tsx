import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { Person } from '../../kernel/session/person.ts'
import { askFirstPage } from '../list/ask-first-page.ts'
import type { Scope } from '../list/list-scope.ts'
import { ListView } from '../list/list-view.tsx'
import { panelPart, restPart } from '../list/panel-part.ts'
import { LoadingPage } from '../loading-page.tsx'
import { mayRun } from '../may-run.ts'
import { PageHeading } from '../page-heading.tsx'
import type { Desk, DeskTab, ListTab } from './desk-definition.ts'
import { loadOnce, useTabList } from './load-once.ts'

const NoLists = panelPart(async () => (await import('./no-lists.tsx')).NoLists)
const DeskTabs = restPart(async () => (await import('./desk-tabs.tsx')).DeskTabs)

/** Screen of a desk, which can prefetch the first page of the addressed tab and names its desk. */
export const deskScreen = (desk: Desk): ScreenPart & { readonly desk: Desk } =>
  Object.assign(() => <DeskScreen desk={desk} />, {
    desk,
    async prepare(query: URLSearchParams) {
      const tab = tabAt(desk, desk.tabs, query)
      if (tab && 'load' in tab) await loadOnce(tab)
    },
    async ask(ports: AskPorts, query: URLSearchParams, pathname: string) {
      const scope = desk.scopeAt(pathname)
      if (scope === null) return
      const opening = (await openingAt(desk, ports, query, pathname)) ?? query
      const tab = tabAt(desk, tabsFor(desk, ports.person), opening)
      if (tab && 'load' in tab) await askFirstPage(ports, await loadOnce(tab), opening, scope)
    },
  })

const tabsFor = (desk: Desk, person: Person | null): readonly DeskTab[] =>
  desk.tabs.filter(({ operation }) => mayRun(person, operation))

/** Tab at an address; the usual one if the address names no existing tab. */
const tabAt = (
  { usual }: Desk,
  tabs: readonly DeskTab[],
  query: URLSearchParams,
): DeskTab | undefined =>
  tabs.find(({ id }) => id === query.get('tab')) ?? tabs.find(({ id }) => id === usual) ?? tabs[0]

const loadOpening = async () => loadPart(() => import('./opening.tsx'))
const Opening = panelPart(async () => (await loadOpening()).Opening)

const openingAt = async (desk: Desk, ports: AskPorts, query: URLSearchParams, pathname: string) =>
  desk.first && query.size === 0 ? (await loadOpening()).openingOf(desk, ports, pathname) : null

function DeskScreen({ desk }: { readonly desk: Desk }) {
  const person = usePerson()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  // Decided once for a mounted desk: one at work stays where it is.
  const [isSettled, setSettled] = useState(desk.first === undefined)
  if (!isSettled && params.size > 0) setSettled(true)
  const isHeld = !isSettled && params.size === 0
  const left = useRef(new Map<string, string>())
  const tabs = tabsFor(desk, person)
  const tab = tabAt(desk, tabs, params)
  const scope = desk.scopeAt(pathname)
  const title = routeTitle(pathname)
  if (scope === null || !tab)
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <Suspense fallback={null}>
          <NoLists desk={desk} pathname={pathname} isKnown={scope !== null} />
        </Suspense>
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
      <Suspense fallback={<div className="h-[max(36px,var(--target))]" />}>
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
  if ('Page' in tab)
    return (
      <Suspense fallback={<LoadingPage title={title} above={above} />}>
        <tab.Page above={above} />
      </Suspense>
    )
  return (
    <Suspense fallback={<LoadingPage title={title} above={above} />}>
      <OpenTab key={tab.id} {...{ tab, scope, title, above, isHeld }} />
      {isHeld ? (
        <Suspense fallback={null}>
          <Opening desk={desk} onSettled={() => setSettled(true)} />
        </Suspense>
      ) : null}
    </Suspense>
  )
}

type OpenTabProps = {
  readonly tab: ListTab
  readonly scope: Scope
  readonly title: string
  readonly above: ReactNode
  readonly isHeld: boolean
}

function OpenTab({ tab, ...place }: OpenTabProps) {
  return <ListView list={useTabList(tab)} {...place} />
}
