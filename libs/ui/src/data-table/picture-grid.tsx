import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Checkbox } from '../primitives/checkbox.tsx'
import { classNames } from '../primitives/class-names.ts'
import type { DataTableProps } from './data-table-props.ts'
import { knownHeight, lineHeight } from './line-height.ts'
import { useScroller } from './use-scroller.ts'

export type PictureGridProps<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowId' | 'selection' | 'isLoading' | 'empty' | 'error' | 'onOpen' | 'openId' | 'mark'
> & {
  /** Read by screen readers as the name of the grid. */
  readonly caption: string
  /** Picture and text of a card; the text names its button. */
  readonly card: (row: Row) => ReactNode
}

/** Narrowest card and the distance between two, px. */
const CARD_WIDTH = 176
const GAP = 12
/** Height of a card beyond its picture, px; an estimate until it is measured. */
const TEXT_HEIGHT = 72
const OVERSCAN = 2
const MARKS = { danger: 'border-danger!', warning: 'border-warning!' } as const

/** Rows as cards with pictures, as many beside each other as fit; only those in sight are drawn. */
export function PictureGrid<Row>(props: PictureGridProps<Row>) {
  const { caption, rows, isLoading = false, error, empty } = props
  const instead = error ?? (rows.length === 0 && !isLoading ? empty : null)
  return (
    <section
      // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={caption}
      aria-busy={isLoading}
      className="relative min-h-0 flex-1 overflow-auto p-3 focus-visible:-outline-offset-2"
    >
      {instead ?? (rows.length === 0 ? <Skeletons /> : <Cards {...props} />)}
    </section>
  )
}

function Skeletons() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-3">
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} className="aspect-3/4 h-auto" />
      ))}
    </div>
  )
}

function Cards<Row>(props: PictureGridProps<Row>) {
  const { rows } = props
  const list = useRef<HTMLDivElement>(null)
  const { columns, width } = useColumns(list)
  const { scroller, offset } = useScroller(list, ignore)
  const lines = Math.ceil(rows.length / columns)
  // The compiler leaves this component alone: what the virtualizer gives is new at every scroll.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer<HTMLElement, HTMLUListElement>({
    count: lines,
    getScrollElement: () => scroller,
    estimateSize: () => ((width - GAP * (columns - 1)) / columns) * (4 / 3) + TEXT_HEIGHT,
    // A new line keeps its estimate until the observer tells its height, before the paint: heights
    // read while lines are added would add further lines in the same update, without an end.
    measureElement: (line, entry, grid) =>
      entry ? lineHeight(line, grid) : knownHeight(line, grid),
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: offset,
    rangeExtractor: (range) => withFocusedLine(defaultRangeExtractor(range), list, range.count),
  })
  useLayoutEffect(() => virtual.measure(), [virtual, columns, width])
  return (
    <div ref={list} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => (
        <ul
          key={key}
          data-index={index}
          ref={virtual.measureElement}
          className="absolute inset-x-0 top-0 grid gap-3"
          style={{
            transform: `translateY(${start - offset}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {rows.slice(index * columns, (index + 1) * columns).map((row, at) => (
            <PictureCard
              key={props.rowId(row)}
              row={row}
              index={index * columns + at}
              grid={props}
            />
          ))}
        </ul>
      ))}
    </div>
  )
}

const ignore = () => undefined

/** How many cards fit beside each other. */
function useColumns(list: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(CARD_WIDTH)
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return undefined
    const look = () => setWidth(Math.max(box.clientWidth, 1))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => observer.disconnect()
  }, [list])
  return { width, columns: Math.max(2, Math.floor((width + GAP) / (CARD_WIDTH + GAP))) }
}

/** A line that leaves the document would take the focus with it. */
function withFocusedLine(
  shown: number[],
  list: RefObject<HTMLElement | null>,
  count: number,
): number[] {
  const line = document.activeElement?.closest('ul[data-index]')
  if (!line || line.parentElement !== list.current) return shown
  const index = Number(line.getAttribute('data-index'))
  if (index >= count || shown.includes(index)) return shown
  return [...shown, index].sort((one, other) => one - other)
}

type CardProps<Row> = {
  readonly row: Row
  readonly index: number
  readonly grid: PictureGridProps<Row>
}

function PictureCard<Row>({ row, index, grid }: CardProps<Row>) {
  const { rowId, selection, onOpen, openId, mark, card } = grid
  const id = rowId(row)
  const edge = mark?.(row) ?? null
  const isChosen = selection?.ids.has(id) ?? false
  const toggle = (isOn: boolean) => {
    const next = new Set(selection?.ids)
    if (isOn) next.add(id)
    else next.delete(id)
    selection?.onChange(next)
  }
  return (
    <li
      data-row={id}
      aria-setsize={grid.rows.length}
      aria-posinset={index + 1}
      aria-current={openId === id ? true : undefined}
      className={classNames(
        'relative min-w-0 overflow-hidden rounded-card border border-line bg-surface',
        isChosen || openId === id ? 'border-accent! bg-accent-soft!' : '',
        edge ? MARKS[edge] : '',
      )}
    >
      {onOpen ? (
        <button
          type="button"
          data-opens-row
          className="block w-full min-w-0 text-start"
          onClick={() => onOpen(row)}
        >
          {card(row)}
        </button>
      ) : (
        card(row)
      )}
      {selection ? (
        <span className="absolute start-1 top-1 rounded-control bg-surface/90 p-1">
          <Checkbox
            isLabelHidden
            label={selection.rowLabel(row)}
            checked={isChosen}
            onCheckedChange={toggle}
          />
        </span>
      ) : null}
    </li>
  )
}
