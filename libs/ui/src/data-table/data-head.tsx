import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '../primitives/checkbox.tsx'
import { classNames } from '../primitives/class-names.ts'
import { PINNED, placeOf } from './column-place.ts'
import type { DataColumn, DataTableProps } from './data-table-props.ts'
import { TableHead, TableHeaderCell, TableRow } from './table.tsx'

/** Names of the columns, with the sort and the box that selects all rows. */
export function DataHead<Row>(props: DataTableProps<Row>) {
  const { columns, selection } = props
  return (
    <TableHead className="touch:sr-only">
      <TableRow>
        {selection ? (
          <TableHeaderCell className={classNames('start-0 w-10', PINNED.head)}>
            <SelectAll {...props} selection={selection} />
          </TableHeaderCell>
        ) : null}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} table={props} />
        ))}
      </TableRow>
    </TableHead>
  )
}

type HeaderCellProps<Row> = {
  readonly column: DataColumn<Row>
  readonly table: DataTableProps<Row>
}

function HeaderCell<Row>({ column, table }: HeaderCellProps<Row>) {
  const { sort, onSortChange, columns, selection } = table
  const direction = sort?.columnId === column.id ? sort.direction : null
  const place = placeOf(columns, column, selection !== undefined)
  const look = {
    ...(column.align ? { align: column.align } : {}),
    style: place.style,
    className: classNames(place.className, column.pin ? PINNED.head : '', column.className),
  }
  if (!column.isSortable || !onSortChange)
    return <TableHeaderCell {...look}>{column.title}</TableHeaderCell>
  const Icon = direction === null ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <TableHeaderCell
      {...look}
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
  const chosenCount =
    selection.ids.size === 0 ? 0 : ids.filter((id) => selection.ids.has(id)).length
  const isAll = ids.length > 0 && chosenCount === ids.length
  return (
    <Checkbox
      isLabelHidden
      label={selection.allLabel}
      disabled={ids.length === 0}
      checked={isAll ? true : chosenCount > 0 ? 'mixed' : false}
      onCheckedChange={() => {
        const page = new Set(ids)
        const others = [...selection.ids].filter((id) => !page.has(id))
        selection.onChange(new Set(isAll ? others : [...others, ...ids]))
      }}
    />
  )
}
