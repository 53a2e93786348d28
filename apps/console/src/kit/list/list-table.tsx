import { DataTable, type DataSort } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { Failure } from '../failure.tsx'
import { columnsOf } from './columns-of.tsx'
import type { ListRow } from './list-names.ts'
import { NoRows } from './no-rows.tsx'
import type { ListOnScreen } from './use-list.ts'

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
      isLoading={query.isFetching}
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
      empty={<NoRows its={its} />}
      {...(query.isError && !query.data
        ? { error: <Failure error={query.error} onRetry={() => void query.refetch()} /> }
        : {})}
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
