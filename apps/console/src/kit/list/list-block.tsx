import { Button } from '@omc/ui'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from './filters/filter-bar.tsx'
import type { ListDefinition } from './list-definition.ts'
import { ListFoot } from './list-foot.tsx'
import type { ListRow } from './list-names.ts'
import type { Scope } from './list-scope.ts'
import { ListTable } from './list-table.tsx'
import { Overlays } from './overlays.tsx'
import { panelPart } from './panel-part.ts'
import { rowCountOf, rowCountText } from './row-count.ts'
import { tableHeightStyle } from './table-height.ts'
import { useList } from './use-list.ts'

const ListTools = panelPart(async () => (await import('./list-tools.tsx')).ListTools)

type ListBlockProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly scope: Scope
  /** Between the filters and the rows, such as what the rows are not narrowed by. */
  readonly note?: ReactNode
}

/** A list as a part of a page, below the page's own heading and as high as the view at most. */
export function ListBlock<Row extends ListRow>({ list, scope, note }: ListBlockProps<Row>) {
  const { t } = useTranslation()
  const its = useList(list, scope)
  const { data } = its.query
  return (
    <div data-list data-density={its.look.density} className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
        <FilterBar
          filters={its.filters}
          rest={its.restFilters}
          resource={list.resource}
          searchHint={list.searchHint?.()}
          state={its.state}
          onChange={its.change}
        />
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm text-fg3 tabular-nums" aria-live="polite">
            {data ? t('list.count', { total: rowCountText(rowCountOf(data)) }) : ''}
          </p>
          {its.pageActs.map((act) => (
            <Button
              key={act.label()}
              icon={act.icon}
              onClick={() => its.press({ tag: 'page', act })}
            >
              {act.label()}
            </Button>
          ))}
          <Suspense fallback={<span className="h-(--ctl) w-34" />}>
            <ListTools its={its} />
          </Suspense>
        </div>
      </div>
      {note}
      <div
        style={tableHeightStyle(note ? 1 : 0)}
        className="flex max-h-(--table-height) min-h-0 flex-col border-t border-line touch:max-h-none"
      >
        <ListTable its={its} />
        <ListFoot its={its} />
      </div>
      <Overlays its={its} />
    </div>
  )
}
