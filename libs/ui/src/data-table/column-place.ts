import type { CSSProperties } from 'react'
import { classNames } from '../primitives/class-names.ts'
import type { DataColumn } from './data-table-props.ts'

export type ColumnPlace = { readonly style?: CSSProperties; readonly className?: string }

/** Width of a pinned column that has none of its own, px: those beside it must know. */
const PINNED_WIDTH = 160
/** Width of the selection column: its box and the padding of a cell. */
const SELECTION_WIDTH = 'var(--target) + 2 * var(--cell)'

/** Classes of pinned cells; the background hides what scrolls below them. */
export const PINNED = {
  head: 'z-11',
  cell: 'sticky z-1 bg-inherit touch:static',
} as const

const SIZED =
  'w-(--column) max-w-(--column) min-w-(--column) overflow-hidden text-ellipsis touch:w-auto touch:max-w-none touch:min-w-0'

/** Line and shadow of the pinned columns' edge, while further columns lie below them. */
const EDGES = {
  end: 'touch:shadow-none [@container_scroll-state(scrollable:inline-end)]:shadow-[-1px_0_0_var(--line),-8px_0_8px_-8px_rgb(16_24_40/0.25)]',
  start:
    'touch:shadow-none [@container_scroll-state(scrollable:inline-start)]:shadow-[1px_0_0_var(--line),8px_0_8px_-8px_rgb(16_24_40/0.25)]',
} as const

const NOWHERE: ColumnPlace = {}

/** Width of a column and its distance from the edge that it is pinned to. */
export function placeOf<Row>(
  columns: readonly DataColumn<Row>[],
  column: DataColumn<Row>,
  hasSelection: boolean,
): ColumnPlace {
  const { width, pin } = column
  if (width === undefined && pin === undefined) return NOWHERE
  // as: React takes custom properties, its types do not.
  const size = (width === undefined ? {} : { '--column': `${width}px` }) as CSSProperties
  const sized = width === undefined ? '' : SIZED
  if (pin === undefined) return { className: sized, style: size }
  const at = columns.indexOf(column)
  const isEdge = columns[pin === 'end' ? at - 1 : at + 1]?.pin !== pin
  const nearer = pin === 'start' ? columns.slice(0, at) : columns.slice(at + 1)
  const before = nearer.filter((one) => one.pin === pin)
  const others = before.reduce((sum, one) => sum + (one.width ?? PINNED_WIDTH), 0)
  const inset =
    pin === 'end'
      ? { insetInlineEnd: `${others}px` }
      : {
          insetInlineStart: hasSelection ? `calc(${SELECTION_WIDTH} + ${others}px)` : `${others}px`,
        }
  const className = classNames(sized, isEdge ? EDGES[pin] : '')
  return { className, style: { ...size, ...inset } }
}
