import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { Fragment, memo, useLayoutEffect, useRef, type RefObject } from 'react'
import { DataRow } from './data-row.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { lineHeight } from './line-height.ts'
import { moveSizes } from './move-sizes.ts'
import { useScroller } from './use-scroller.ts'

export type VirtualRowsProps<Row> = {
  readonly table: DataTableProps<Row>
  readonly hasWidths: boolean
  /** Widths of the columns; null when they must be measured again. */
  readonly onWidths: (widths: readonly number[] | null) => void
}

/** Rows above and below those in sight, so that keys and short scrolls find them. */
const OVERSCAN = 4
/** Estimates until a row is measured, px. */
const CARD_HEIGHT = 132
const ROW_HEIGHT = 40
/** Distance between cards, px, as in `CARD`. */
const CARD_GAP = 8

// Constants of the module, since the virtualizer asks for each of 100,000 rows at once.
const cardHeight = () => CARD_HEIGHT + CARD_GAP
const rowHeight = () => ROW_HEIGHT

// as: `memo` keeps no type parameter; it is the same component.
const KeptRow = memo(DataRow) as unknown as typeof DataRow

/** Rows in sight, with spacers for the others; the focused row stays in the document. */
export function VirtualRows<Row>({ table, hasWidths, onWidths }: VirtualRowsProps<Row>) {
  const { rows, columns, rowId } = table
  const top = useRef<HTMLTableRowElement>(null)
  const { scroller, offset, hasCards } = useScroller(top, onWidths)
  // The compiler leaves this component alone: what the virtualizer gives is new at every scroll.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: hasCards ? cardHeight : rowHeight,
    measureElement: (row, _entry, list) => lineHeight(row, list, hasCards ? CARD_GAP : 0),
    scrollMargin: offset,
    overscan: OVERSCAN,
    rangeExtractor: (range) => withFocused(range, top.current),
  })
  useMovedSizes(virtual, table, top)
  const items = virtual.getVirtualItems()
  const isDrawn = items.length > 0
  const shape = columns.map(({ id, width }) => `${id} ${width ?? ''}`).join()
  useLayoutEffect(() => () => onWidths(null), [shape, onWidths])
  useLayoutEffect(() => {
    const cells = top.current?.closest('table')?.querySelectorAll('thead th')
    if (!isDrawn || hasWidths || hasCards || !cells) return
    onWidths([...cells].map((cell) => cell.getBoundingClientRect().width))
  }, [isDrawn, hasWidths, hasCards, shape, onWidths])

  let end = offset
  return (
    <>
      <tr ref={top} aria-hidden />
      {items.map(({ index, start, end: itsEnd }) => {
        const gap = start - end
        end = itsEnd
        // as: the virtualizer asks for positions below `count`.
        const row = rows[index] as Row
        return (
          <Fragment key={rowId(row)}>
            {gap > 0 ? <Spacer height={gap} /> : null}
            <KeptRow row={row} table={table} index={index} ref={virtual.measureElement} />
          </Fragment>
        )
      })}
      <Spacer height={virtual.getTotalSize() + offset - end} />
    </>
  )
}

/**
 * The virtualizer keeps heights by position: keys of 100,000 rows would cost it 100 ms at each
 * measured one. When rows change places, their heights go with them.
 */
function useMovedSizes<Row>(
  virtual: Virtualizer<HTMLElement, HTMLTableRowElement>,
  { rows, rowId }: DataTableProps<Row>,
  top: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const ids = rows.map(rowId)
    const moved = moveSizes(virtual.itemSizeCache, shown.current, ids)
    shown.current = ids
    if (moved === null) return
    virtual.elementsCache.clear()
    virtual.measure()
    for (const [at, size] of moved) virtual.itemSizeCache.set(at, size)
    const drawn = top.current?.parentElement?.querySelectorAll<HTMLTableRowElement>('[data-index]')
    for (const row of drawn ?? []) virtual.measureElement(row)
  }, [rows, rowId, virtual, top])
}

function Spacer({ height }: { readonly height: number }) {
  return <tr aria-hidden className="touch:block" style={{ height }} />
}

/** A row that leaves the document would take the focus with it. */
function withFocused(range: Range, top: Element | null): number[] {
  const shown = defaultRangeExtractor(range)
  const row = document.activeElement?.closest('tr[data-index]')
  if (!row || row.parentElement !== top?.parentElement) return shown
  const index = Number(row.getAttribute('data-index'))
  if (index >= range.count || shown.includes(index)) return shown
  return [...shown, index].sort((one, other) => one - other)
}
