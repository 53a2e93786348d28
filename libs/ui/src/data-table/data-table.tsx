import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Checkbox } from '../primitives/checkbox.tsx'
import { classNames } from '../primitives/class-names.ts'
import { CARD, DataRow } from './data-row.tsx'
import type { DataColumn, DataTableProps } from './data-table-props.ts'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from './table.tsx'

/** More than a screen shows of them; those below are drawn a moment later. */
const FIRST_ROWS = 14

/** Rows under columns; below 992 px each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, selection, isLoading = false, error, empty } = props
  const isFirstLoad = isLoading && rows.length === 0
  // Only where there were none: a table that somebody has scrolled must not get shorter.
  const hasFirstRows = useDeferredValue(rows.length > 0, false)
  const drawn = hasFirstRows ? rows : rows.slice(0, FIRST_ROWS)
  const instead = error ?? (rows.length === 0 && !isLoading ? empty : null)
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      {isLoading && !isFirstLoad ? (
        <div
          aria-hidden
          className="absolute inset-x-0 top-0 z-(--layer-dock) h-0.5 overflow-hidden"
        >
          <div className="h-full w-1/3 animate-sweep bg-accent" />
        </div>
      ) : null}
      <Table
        caption={caption}
        aria-busy={isLoading}
        boxClassName={classNames('min-h-0 flex-1', props.boxClassName)}
        className="touch:block"
      >
        <TableHead className="touch:sr-only">
          <TableRow>
            {selection ? (
              <TableHeaderCell className="w-10">
                <SelectAll {...props} selection={selection} />
              </TableHeaderCell>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} {...props} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody className="touch:block touch:p-2">
          {instead ? (
            <tr className="touch:block">
              <td colSpan={columns.length + (selection ? 1 : 0)} className="touch:block">
                {instead}
              </td>
            </tr>
          ) : isFirstLoad ? (
            <SkeletonRows
              columnCount={columns.length + (selection ? 1 : 0)}
              count={props.loadingRowCount ?? 8}
            />
          ) : (
            drawn.map((row) => <DataRow key={props.rowId(row)} row={row} table={props} />)
          )}
        </TableBody>
      </Table>
    </div>
  )
}

type HeaderCellProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSortChange'> & {
  readonly column: DataColumn<Row>
}

function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const direction = sort?.columnId === column.id ? sort.direction : null
  const align = column.align ? { align: column.align } : {}
  if (!column.isSortable || !onSortChange) {
    return (
      <TableHeaderCell {...align} className={column.className}>
        {column.title}
      </TableHeaderCell>
    )
  }
  const Icon = direction === null ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <TableHeaderCell
      {...align}
      className={column.className}
      aria-sort={direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        onClick={() =>
          onSortChange({ columnId: column.id, direction: direction === 'desc' ? 'asc' : 'desc' })
        }
        className={classNames(
          'inline-flex min-h-(--target) min-w-(--target) items-center gap-1 rounded-chip hover:text-fg',
          direction === null ? '' : 'text-accent-fg',
        )}
      >
        {column.title}
        <Icon size={12} aria-hidden />
      </button>
    </TableHeaderCell>
  )
}

type SelectionOf<Row> = NonNullable<DataTableProps<Row>['selection']>

function SelectAll<Row>({
  rows,
  rowId,
  selection,
}: DataTableProps<Row> & { readonly selection: SelectionOf<Row> }) {
  const ids = rows.map(rowId)
  const chosenCount = ids.filter((id) => selection.ids.has(id)).length
  const isAll = ids.length > 0 && chosenCount === ids.length
  return (
    <Checkbox
      isLabelHidden
      label={selection.allLabel}
      disabled={ids.length === 0}
      checked={isAll ? true : chosenCount > 0 ? 'mixed' : false}
      onCheckedChange={() => {
        const others = [...selection.ids].filter((id) => !ids.includes(id))
        selection.onChange(new Set(isAll ? others : [...others, ...ids]))
      }}
    />
  )
}

function SkeletonRows({
  columnCount,
  count,
}: {
  readonly columnCount: number
  readonly count: number
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={CARD}>
      {Array.from({ length: columnCount }, (_, column) => (
        <TableCell key={column} className="touch:block touch:h-auto touch:border-0">
          <Skeleton />
        </TableCell>
      ))}
    </tr>
  ))
}
