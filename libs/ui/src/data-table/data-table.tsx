import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useDeferredValue, type ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Checkbox } from '../primitives/checkbox.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from './table.tsx'
import type { CellAlign } from './table.tsx'

export type DataColumn<Row> = {
  readonly id: string
  readonly title: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly align?: CellAlign
  readonly isSortable?: boolean
  /** Class of the column's cells, e.g. a width. */
  readonly className?: string
  /** In cards: the title line, an ordinary line with its name (the default), or left out. */
  readonly inCard?: 'title' | 'line' | 'none'
}

/** A row below 992 px. */
const CARD =
  'touch:relative touch:mb-2 touch:flex touch:flex-col touch:rounded-card touch:border touch:border-line touch:p-2'

/** A text keeps its row at one line; the whole of it on hover. In a card it has room. */
const CUT = 'block max-w-60 truncate touch:max-w-none touch:min-w-0 touch:whitespace-normal'

/** More than a screen shows of them; those below are drawn a moment later. */
const FIRST_ROWS = 14

export type DataSort = { readonly columnId: string; readonly direction: 'asc' | 'desc' }

export type DataTableProps<Row> = {
  readonly caption: ReactNode
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly sort?: DataSort | null
  readonly onSortChange?: (sort: DataSort) => void
  readonly selection?: {
    readonly ids: ReadonlySet<string>
    readonly onChange: (ids: ReadonlySet<string>) => void
    readonly allLabel: string
    readonly rowLabel: (row: Row) => string
  }
  /** First load: rows of skeletons. With rows present they stay and the table says busy. */
  readonly isLoading?: boolean
  readonly loadingRowCount?: number
  readonly empty?: ReactNode
  /** In place of rows. */
  readonly error?: ReactNode
  readonly boxClassName?: string
}

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
            drawn.map((row) => <DataRow key={props.rowId(row)} row={row} {...props} />)
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

function DataRow<Row>({
  row,
  columns,
  rowId,
  selection,
}: DataTableProps<Row> & { readonly row: Row }) {
  const id = rowId(row)
  const isSelected = selection?.ids.has(id) ?? false
  const toggle = (isChosen: boolean) => {
    const next = new Set(selection?.ids)
    if (isChosen) next.add(id)
    else next.delete(id)
    selection?.onChange(next)
  }
  return (
    <TableRow aria-selected={selection ? isSelected : undefined} className={CARD}>
      {selection ? (
        <TableCell className="w-10 touch:absolute touch:end-1 touch:top-1 touch:h-auto touch:w-auto touch:border-0 touch:p-0">
          <Checkbox
            isLabelHidden
            label={selection.rowLabel(row)}
            checked={isSelected}
            onCheckedChange={toggle}
          />
        </TableCell>
      ) : null}
      {columns.map((column) => (
        <DataCell key={column.id} row={row} column={column} />
      ))}
    </TableRow>
  )
}

function DataCell<Row>({ row, column }: { readonly row: Row; readonly column: DataColumn<Row> }) {
  const inCard = column.inCard ?? 'line'
  const content = column.cell(row)
  return (
    <TableCell
      {...(column.align ? { align: column.align } : {})}
      className={classNames(
        'whitespace-nowrap touch:h-auto touch:w-auto touch:border-0 touch:px-2 touch:whitespace-normal',
        inCard === 'none' ? 'touch:hidden' : '',
        inCard === 'title'
          ? 'touch:order-first touch:pe-12 touch:text-start touch:text-base touch:font-semibold'
          : '',
        inCard === 'line' ? 'touch:flex touch:items-center touch:justify-between touch:gap-4' : '',
        column.className,
      )}
    >
      {inCard === 'line' ? (
        <span aria-hidden className="hidden shrink-0 text-xs text-fg3 touch:block">
          {column.title}
        </span>
      ) : null}
      {content === null || content === undefined || content === '' ? (
        <span className="text-fg3">—</span>
      ) : typeof content === 'string' ? (
        <span title={content} className={CUT}>
          {content}
        </span>
      ) : (
        content
      )}
    </TableCell>
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
