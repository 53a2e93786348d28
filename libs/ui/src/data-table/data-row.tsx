import { memo, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Checkbox } from '../primitives/checkbox.tsx'
import { classNames } from '../primitives/class-names.ts'
import { PINNED, placeOf, type ColumnPlace } from './column-place.ts'
import type { DataColumn, DataTableProps } from './data-table-props.ts'
import { TableCell, TableRow } from './table.tsx'

/** A row below 992 px. */
export const CARD =
  'touch:relative touch:mb-2 touch:flex touch:flex-col touch:rounded-card touch:border touch:border-line touch:p-2'

/** A text keeps its row at one line; the whole of it on hover. In a card it has room. */
const CUT = 'block max-w-60 truncate touch:max-w-none touch:min-w-0 touch:whitespace-normal'

const OPENS = new Set(['Enter', ' '])

const MARKS = {
  danger: 'shadow-[inset_3px_0_0_var(--danger)]',
  warning: 'shadow-[inset_3px_0_0_var(--warning)]',
} as const

export type DataRowProps<Row> = {
  readonly row: Row
  readonly table: DataTableProps<Row>
  /** Position among all rows, from 0, where only some of them are in the document. */
  readonly index?: number
  readonly ref?: Ref<HTMLTableRowElement>
}

/** One row; it renders again only if the row or the table's properties change. */
// as: memo keeps no type parameter; it is the same component.
export const DataRow = memo(OneRow) as typeof OneRow

function OneRow<Row>({ row, table, index, ref }: DataRowProps<Row>) {
  const { columns, rowId, selection, onOpen, openId, mark } = table
  const id = rowId(row)
  const isSelected = selection?.ids.has(id) ?? false
  const edge = mark?.(row) ?? null
  const toggle = (isChosen: boolean) => {
    const next = new Set(selection?.ids)
    if (isChosen) next.add(id)
    else next.delete(id)
    selection?.onChange(next)
  }
  return (
    <TableRow
      data-row={id}
      // Keys of the page move through the rows; Tab goes on to what is in them.
      tabIndex={-1}
      aria-selected={selection ? isSelected : undefined}
      aria-current={openId === id ? true : undefined}
      {...(index === undefined ? {} : { ref, 'data-index': index, 'aria-rowindex': index + 2 })}
      {...(onOpen
        ? {
            onClick: (event: MouseEvent) => (isOnControl(event) ? undefined : onOpen(row)),
            onKeyDown(event: KeyboardEvent) {
              if (event.target !== event.currentTarget || !OPENS.has(event.key)) return
              event.preventDefault()
              onOpen(row)
            },
          }
        : {})}
      className={classNames(
        CARD,
        'focus-visible:-outline-offset-2',
        onOpen ? 'cursor-pointer' : '',
        openId === id ? 'bg-accent-soft' : 'bg-surface',
        edge ? MARKS[edge] : '',
      )}
    >
      {selection ? (
        <TableCell className="sticky start-0 z-1 w-10 bg-inherit touch:absolute touch:start-auto touch:end-1 touch:top-1 touch:h-auto touch:w-auto touch:border-0 touch:p-0">
          <Checkbox
            isLabelHidden
            label={selection.rowLabel(row)}
            checked={isSelected}
            onCheckedChange={toggle}
          />
        </TableCell>
      ) : null}
      {columns.map((column) => (
        <DataCell
          key={column.id}
          row={row}
          column={column}
          place={placeOf(columns, column, selection !== undefined)}
          onOpen={onOpen}
          openLabel={table.openLabel}
        />
      ))}
    </TableRow>
  )
}

/** A press on something that acts by itself, or that marks text, does not open the row. */
function isOnControl({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false
  return (
    // A menu of the row stands elsewhere in the page, but its events pass through the row.
    !currentTarget.contains(target) ||
    target.closest('a,button,input,label,select,textarea') !== null ||
    getSelection()?.isCollapsed === false
  )
}

type DataCellProps<Row> = {
  readonly row: Row
  readonly column: DataColumn<Row>
  readonly place: ColumnPlace
  readonly onOpen: ((row: Row) => void) | undefined
  readonly openLabel: ((row: Row) => string) | undefined
}

function DataCell<Row>({ row, column, place, onOpen, openLabel }: DataCellProps<Row>) {
  const inCard = column.inCard ?? 'line'
  const content = cellContent(column.cell(row))
  return (
    <TableCell
      {...(column.align ? { align: column.align } : {})}
      style={place.style}
      className={classNames(
        place.className,
        column.pin ? PINNED.cell : '',
        'whitespace-nowrap touch:h-auto touch:w-auto touch:max-w-none touch:border-0 touch:px-2 touch:whitespace-normal',
        inCard === 'none' ? 'touch:hidden' : '',
        inCard === 'title'
          ? 'min-w-56 touch:order-first touch:min-w-0 touch:pe-12 touch:text-start touch:text-base touch:font-semibold'
          : '',
        inCard === 'line' ? 'omc-card-line touch:empty:hidden' : '',
        column.className,
      )}
      {...(inCard === 'line' ? { 'data-title': column.title } : {})}
    >
      {inCard === 'title' && onOpen ? (
        <TitleCell
          openLabel={column.hasControls ? openLabel?.(row) : undefined}
          onOpen={() => onOpen(row)}
        >
          {content}
        </TitleCell>
      ) : (
        content
      )}
    </TableCell>
  )
}

type TitleCellProps = {
  /** Name of a button of its own; without it the title is the button. */
  readonly openLabel: string | undefined
  readonly onOpen: () => void
  readonly children: ReactNode
}

function TitleCell({ openLabel, onOpen, children }: TitleCellProps) {
  const isBeside = openLabel !== undefined
  return (
    <span className={isBeside ? 'flex items-center justify-between gap-1' : ''}>
      {isBeside ? children : null}
      <button
        type="button"
        data-opens-row
        aria-label={openLabel}
        className={
          isBeside
            ? 'size-[max(24px,var(--target))] shrink-0 text-fg3'
            : 'block min-h-(--target) w-full min-w-0 text-start'
        }
        onClick={onOpen}
      >
        {isBeside ? '›' : children}
      </button>
    </span>
  )
}

function cellContent(content: ReactNode): ReactNode {
  if (content === null || content === undefined || content === '')
    return <span className="text-fg3">—</span>
  if (typeof content !== 'string') return content
  return (
    <span title={content} className={CUT}>
      {content}
    </span>
  )
}
