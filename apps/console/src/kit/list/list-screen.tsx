import type { WriteOperation } from '@omc/sdk'
import { formatAgo, formatCount } from '@omc/shell'
import { Button, DataTable, EmptyState, Pager, type DataSort } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { AskPorts, ScreenPart } from '../../kernel/router/screen-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../failure.tsx'
import { mayRun } from '../may-run.ts'
import { PageHeading } from '../page-heading.tsx'
import type { BulkBar as BulkBarType } from './bulk-bar.tsx'
import { columnsOf } from './columns-of.tsx'
import type { BatchResult, ListDefinition, ListRow, RowAct } from './list-definition.ts'
import { ListFilters } from './list-filters.tsx'
import { listQuery } from './list-query.ts'
import {
  isNarrowed,
  PAGE_SIZES,
  parseListState,
  type ListDefaults,
  type ListState,
} from './list-state.ts'
import { panelPart } from './panel-part.ts'
import { useListState } from './use-list-state.ts'

/** A batch of which some rows were refused. */
type Partly = { readonly result: BatchResult; readonly operation: WriteOperation }

/** Comes with the first chosen row. */
const BulkBar = panelPart(
  async () => (await import('./bulk-bar.tsx')).BulkBar,
  // as: a lazy component keeps no type parameter; it is the same component.
) as unknown as typeof BulkBarType

const BatchResultDialog = panelPart(
  async () => (await import('./batch-result-dialog.tsx')).BatchResultDialog,
)

/** The screen of a list, which can ask for its first page before it is drawn. */
export function listScreen<Row extends ListRow>(list: ListDefinition<Row>): ScreenPart {
  return Object.assign(() => <ListScreen list={list} />, {
    ask: ({ sdk, queryClient }: AskPorts, query: URLSearchParams) =>
      queryClient.prefetchQuery(listQuery(sdk, list, parseListState(query, defaultsOf(list)))),
  })
}

/** A list with filters, bulk acts and row acts, all from its definition. @source ux: standard list */
function ListScreen<Row extends ListRow>({ list }: { readonly list: ListDefinition<Row> }) {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const person = usePerson()
  const { state, setState } = useListState(defaultsOf(list))
  const query = useQuery(listQuery(sdk, list, state))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [act, setAct] = useState<{ act: RowAct<Row>; row: Row } | null>(null)
  const [partly, setPartly] = useState<Partly | null>(null)

  const rows = query.data?.items ?? []
  const chosenRows = rows.filter(({ id }) => chosen.has(id))
  const bulk = (list.bulk ?? []).filter(({ operation }) => mayRun(person, operation))
  const rowActs = (list.row ?? []).filter(({ operation }) => mayRun(person, operation))
  const change = (next: ListState) => {
    setChosen(new Set())
    setState(next)
  }
  const finish = (result: BatchResult, operation: WriteOperation) => {
    setChosen(new Set(result.failed.map(({ id }) => id)))
    if (result.failed.length > 0) setPartly({ result, operation })
  }

  const pager = (
    <Pager
      className="border-t border-line px-3 py-2"
      page={state.page}
      pageSize={state.size}
      totalCount={query.data?.total ?? 0}
      pageSizes={PAGE_SIZES}
      onPageChange={(page) => change({ ...state, page })}
      onPageSizeChange={(size) => change({ ...state, size, page: 1 })}
      labels={{
        nav: t('list.pager.nav'),
        previous: t('list.pager.previous'),
        next: t('list.pager.next'),
        page: (page) => t('list.pager.page', { page }),
        pageSize: t('list.pager.size'),
        pageSizeOption: (size) => t('list.pager.sizeOption', { size }),
      }}
    />
  )

  return (
    <div data-fills-view className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0">
      <PageHeading
        actions={
          <p className="text-sm text-fg3 tabular-nums" aria-live="polite">
            {query.data ? countText(t, query.data.total, query.data.totalCapped) : ''}
          </p>
        }
      >
        {list.title()}
      </PageHeading>
      <ListFilters
        filters={list.filters}
        searchHint={list.searchHint()}
        state={state}
        onChange={change}
      />
      {query.isError && query.data ? (
        <p className="rounded-control bg-subtle px-3 py-1.5 text-xs text-fg2">
          {t('list.stale', { time: agoText(query.dataUpdatedAt) })}
        </p>
      ) : null}
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-card border border-line bg-surface touch:overflow-visible">
        <DataTable
          caption={list.title()}
          columns={columnsOf(list, rowActs, {
            person,
            onAct: (chosenAct, row) => setAct({ act: chosenAct, row }),
          })}
          rows={rows}
          rowId={({ id }) => id}
          sort={sortOf(state.sort)}
          onSortChange={(sort) => change({ ...state, sort: writeSort(sort), page: 1 })}
          isLoading={query.isFetching}
          {...(bulk.length > 0
            ? {
                selection: {
                  ids: chosen,
                  onChange: setChosen,
                  allLabel: t('list.chooseAll'),
                  rowLabel: (row: Row) => t('list.choose', { name: list.rowName(row) }),
                },
              }
            : {})}
          empty={<Nothing list={list} state={state} onChange={change} />}
          {...(query.isError && !query.data
            ? { error: <Failure error={query.error} onRetry={() => void query.refetch()} /> }
            : {})}
        />
        {chosenRows.length > 0 ? (
          <Suspense fallback={pager}>
            <BulkBar
              acts={bulk}
              rows={chosenRows}
              onDone={finish}
              onClear={() => setChosen(new Set())}
            />
          </Suspense>
        ) : (
          pager
        )}
      </div>
      {act ? (
        <Suspense fallback={null}>
          <act.act.Panel row={act.row} onClose={() => setAct(null)} />
        </Suspense>
      ) : null}
      {partly ? (
        <Suspense fallback={null}>
          <BatchResultDialog
            {...partly}
            nameOf={(id) => rowNameOf(list, rows, id)}
            onClose={() => setPartly(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

const defaultsOf = <Row extends ListRow>(list: ListDefinition<Row>): ListDefaults => ({
  filterNames: list.filters.map(({ name }) => name),
  sorts: list.sorts,
  sort: list.defaultSort,
})

type NothingProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly state: ListState
  readonly onChange: (state: ListState) => void
}

function Nothing<Row extends ListRow>({ list, state, onChange }: NothingProps<Row>) {
  const { t } = useTranslation()
  if (!isNarrowed(state)) return <EmptyState {...list.empty()} />
  return (
    <EmptyState
      title={t('list.noMatch')}
      description={t('list.noMatchHint')}
      action={
        <Button onClick={() => onChange({ ...state, search: '', filters: {}, page: 1 })}>
          {t('list.clearFilters')}
        </Button>
      }
    />
  )
}

const agoText = (at: number): string =>
  formatAgo(new Date(at).toISOString(), currentLanguage(), { now: Date.now() })

const countText = (t: TFunction, total: number, isCapped: boolean): string =>
  isCapped
    ? t('list.countAtLeast', { total: formatCount(total) })
    : t('list.count', { total: formatCount(total) })

function rowNameOf<Row extends ListRow>(
  list: ListDefinition<Row>,
  rows: readonly Row[],
  id: string,
) {
  const row = rows.find((other) => other.id === id)
  return row ? list.rowName(row) : id
}

const sortOf = (sort: string): DataSort => ({
  columnId: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'desc' : 'asc',
})

const writeSort = ({ columnId, direction }: DataSort): string =>
  direction === 'desc' ? `-${columnId}` : columnId
