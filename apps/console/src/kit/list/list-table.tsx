import { DataTable, type DataSort } from '@omc/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../failure.tsx'
import { columnsOf } from './columns-of.tsx'
import type { ListRow } from './list-names.ts'
import { restPart } from './panel-part.ts'
import type { ListOnScreen } from './use-list.ts'

/** Comes with the first list that has nothing to show. */
const NoRows = restPart(async () => (await import('./no-rows.tsx')).NoRows)

type ListTableProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** The rows of a list: sortable, selectable where bulk acts are allowed. */
export function ListTable<Row extends ListRow>({ its }: ListTableProps<Row>) {
  const { t } = useTranslation()
  const { list, state, query, change } = its
  return (
    <DataTable
      caption={list.title()}
      columns={columnsOf(its)}
      rows={its.rows}
      rowId={rowId}
      sort={sortOf(state.sort)}
      onSortChange={(sort) => change({ ...state, sort: writeSort(sort), page: 1 })}
      isLoading={!its.failure && (query.isFetching || query.isPending)}
      {...its.opening}
      openLabel={(row) => t('list.open', { name: list.rowName(row) })}
      {...(list.mark ? { mark: list.mark } : {})}
      {...(its.bulk.length > 0
        ? {
            selection: {
              ids: its.chosen,
              onChange: its.setChosen,
              allLabel: t('list.chooseAll'),
              rowLabel: (row: Row) => t('list.choose', { name: list.rowName(row) }),
            },
          }
        : {})}
      empty={
        <Suspense fallback={null}>
          <NoRows its={its} />
        </Suspense>
      }
      {...(its.failure ? { error: <Failure {...its.failure} /> } : {})}
    />
  )
}

const rowId = ({ id }: ListRow): string => id

const sortOf = (sort: string): DataSort => ({
  columnId: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? 'desc' : 'asc',
})

const writeSort = ({ columnId, direction }: DataSort): string =>
  direction === 'desc' ? `-${columnId}` : columnId
