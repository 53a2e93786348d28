import { Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { classNames } from '../primitives/class-names.ts'
import { rarePart } from '../primitives/lazy-part.tsx'
import { DataHead } from './data-head.tsx'
import { CARD, DataRow } from './data-row.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { Table, TableBody, TableCell } from './table.tsx'
import type { VirtualRowsProps } from './virtual-rows.tsx'

/** More than a screen shows of them; those below are drawn a moment later. */
const FIRST_ROWS = 14
/** More rows than these are virtual. @source ux: standard list, data */
const MOST_PLAIN_ROWS = 60

/** Comes with the first table that has more rows; without a network all rows are drawn. */
const VirtualRows = rarePart(async () => {
  const part = await import('./virtual-rows.tsx').catch(() => null)
  return { default: part?.VirtualRows ?? AllRows }
  // as: a lazy component keeps no type parameter; it is the same component.
}) as unknown as <Row>(props: VirtualRowsProps<Row>) => ReactNode

/** Rows under columns; below 992 px each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, isLoading = false } = props
  // Measured once the rows are virtual: columns must not change with the rows in sight.
  const [widths, setWidths] = useState<readonly number[] | null>(null)
  const isVirtual = rows.length > MOST_PLAIN_ROWS && !props.error
  const fixed = isVirtual ? widths : null
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      {isLoading && rows.length > 0 ? (
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
        {...(isVirtual ? { 'aria-rowcount': rows.length + 1 } : {})}
        boxClassName={classNames('min-h-0 flex-1', props.boxClassName)}
        className={classNames('touch:block', fixed ? 'table-fixed [&_td]:overflow-hidden' : '')}
      >
        {fixed ? (
          <colgroup>
            {fixed.map((width, at) => (
              <col key={at} style={{ width }} />
            ))}
          </colgroup>
        ) : null}
        <DataHead {...props} />
        <TableBody className="touch:block touch:p-2">
          {isVirtual ? (
            <Suspense fallback={<Rows table={props} rows={rows.slice(0, MOST_PLAIN_ROWS)} />}>
              <VirtualRows table={props} hasWidths={fixed !== null} onWidths={setWidths} />
            </Suspense>
          ) : (
            <Body {...props} />
          )}
        </TableBody>
      </Table>
    </div>
  )
}

/** All rows at once; rows there from the start are drawn in two steps. */
function Body<Row>(props: DataTableProps<Row>) {
  const { columns, rows, selection, isLoading = false, error, empty } = props
  // Only where there were none: a table that somebody has scrolled must not get shorter.
  const hasFirstRows = useDeferredValue(rows.length > 0, false)
  const columnCount = columns.length + (selection ? 1 : 0)
  const instead = error ?? (rows.length === 0 && !isLoading ? empty : null)
  if (instead)
    return (
      <tr className="touch:block">
        <td colSpan={columnCount} className="touch:block">
          {instead}
        </td>
      </tr>
    )
  if (rows.length === 0)
    return <SkeletonRows columnCount={columnCount} count={props.loadingRowCount ?? 8} />
  return <Rows table={props} rows={hasFirstRows ? rows : rows.slice(0, FIRST_ROWS)} />
}

const AllRows = <Row,>({ table }: VirtualRowsProps<Row>) => <Rows table={table} rows={table.rows} />

type RowsProps<Row> = { readonly table: DataTableProps<Row>; readonly rows: readonly Row[] }

function Rows<Row>({ table, rows }: RowsProps<Row>) {
  return rows.map((row) => <DataRow key={table.rowId(row)} row={row} table={table} />)
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
