import { formatAgo } from '@omc/shell'
import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import type { ListDefinition } from './list-definition.ts'
import { ListFoot } from './list-foot.tsx'
import { ListHeading } from './list-heading.tsx'
import type { ListRow } from './list-names.ts'
import type { Scope } from './list-scope.ts'
import { ListTable } from './list-table.tsx'
import { Overlays } from './overlays.tsx'
import { panelPart, restPart } from './panel-part.ts'
import { useList } from './use-list.ts'

const StatusTabs = restPart(async () => (await import('./status-tabs.tsx')).StatusTabs)

const ScopeChips = restPart(async () => (await import('./filters/scope-chips.tsx')).ScopeChips)

const ListGrid = panelPart(async () => (await import('./list-grid.tsx')).ListGrid)

export type ListViewProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly scope: Scope
  readonly title: string
  /** Between the heading and the list, such as the tabs of a desk. */
  readonly above?: ReactNode
  /** Whether the rows are not asked for yet: the list shows that it loads. */
  readonly isHeld?: boolean
}

/** A list with filters and acts, all from its definition. @source ux: standard list */
export function ListView<Row extends ListRow>(props: ListViewProps<Row>) {
  const { scope, title, above, isHeld = false } = props
  const { t } = useTranslation()
  const its = useList(props.list, scope, isHeld)
  const { list, state, query, change } = its
  useLayoutEffect(noteDrawn, [])
  const hasTabs = Boolean(list.statusTabs ?? list.restore ?? list.waits)
  return (
    <div
      data-fills-view
      data-list
      data-density={its.look.density}
      className={`flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0 ${its.peek ? 'min-[1360px]:me-120' : ''}`}
    >
      <ListHeading its={its} title={title} />
      {above}
      <FilterBar
        filters={its.filters}
        rest={its.restFilters}
        resource={list.resource}
        searchHint={list.searchHint?.()}
        state={state}
        onChange={change}
      >
        {list.scope && Object.keys(scope).length > 0 ? (
          <Suspense fallback={null}>
            <ScopeChips list={list} scope={scope} />
          </Suspense>
        ) : null}
      </FilterBar>
      {query.isError && query.data ? (
        <p className="rounded-control bg-subtle px-3 py-1.5 text-xs text-fg2">
          {t('list.stale', { time: agoText(query.dataUpdatedAt) })}
        </p>
      ) : null}
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-card border border-line bg-surface touch:overflow-visible">
        {hasTabs ? (
          <Suspense
            fallback={<div className="h-[max(36px,var(--target))] shrink-0 border-b border-line" />}
          >
            <StatusTabs list={list} scope={scope} state={state} onChange={change} />
          </Suspense>
        ) : null}
        {state.mode === 'grid' ? (
          <Suspense fallback={<div className="min-h-0 flex-1" />}>
            <ListGrid its={its} />
          </Suspense>
        ) : (
          <ListTable its={its} />
        )}
        <ListFoot its={its} />
      </div>
      <Overlays its={its} />
    </div>
  )
}

const agoText = (at: number): string =>
  formatAgo(new Date(at).toISOString(), currentLanguage(), { now: Date.now() })
