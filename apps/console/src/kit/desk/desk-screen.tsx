import { EmptyState } from '@omc/ui'
import { Suspense, use, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { Person } from '../../kernel/session/person.ts'
import { askFirstPage } from '../list/ask-first-page.ts'
import { countQuery } from '../list/count-query.ts'
import type { Scope } from '../list/list-scope.ts'
import { ListView } from '../list/list-view.tsx'
import { restPart } from '../list/panel-part.ts'
import { LoadingPage } from '../loading-page.tsx'
import { mayRun } from '../may-run.ts'
import { PageHeading } from '../page-heading.tsx'
import type { Desk, DeskTab, ListTab } from './desk-definition.ts'
import { listOf, loadOnce } from './load-once.ts'
import { useOpening } from './use-opening.ts'

const DeskTabs = restPart(async () => (await import('./desk-tabs.tsx')).DeskTabs)

/** Screen of a desk, which can prefetch the first page of the addressed tab. */
export const deskScreen = (desk: Desk): ScreenPart =>
  Object.assign(() => <DeskScreen desk={desk} />, {
    async prepare(query: URLSearchParams) {
      const tab = tabAt(desk, desk.tabs, query)
      if (tab && 'load' in tab) await loadOnce(tab)
    },
    async ask(ports: AskPorts, query: URLSearchParams, pathname: string) {
      const scope = desk.scopeAt(pathname)
      if (scope === null) return
      const opening = await openingAt(desk, ports, query, pathname)
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

/** Query that a desk opens with, see `useOpening`. */
async function openingAt(
  { first }: Desk,
  { sdk, queryClient, person }: AskPorts,
  query: URLSearchParams,
  pathname: string,
): Promise<URLSearchParams> {
  const rows = query.size === 0 ? (first?.(person, pathname) ?? null) : null
  if (rows === null) return query
  const counted = queryClient.fetchQuery(countQuery(sdk, rows.resource, rows.args))
  const count = await counted.catch(() => null)
  return count !== null && count.total > 0 ? new URLSearchParams(rows.query) : query
}

function DeskScreen({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation()
  const person = usePerson()
  const { pathname } = useLocation()
  const [, setParams] = useSearchParams()
  const { params, isHeld } = useOpening(desk, person, pathname)
  const left = useRef(new Map<string, string>())
  const tabs = tabsFor(desk, person)
  const tab = tabAt(desk, tabs, params)
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
      <OpenTab key={tab.id} {...{ tab, scope, title, above, isHeld }} />
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
  return <ListView list={listOf(tab) ?? use(loadOnce(tab))} {...place} />
}
