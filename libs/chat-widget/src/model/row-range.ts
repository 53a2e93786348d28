import type { RowLayout } from './row-layout.ts'

/** Rows to draw; `end` is exclusive. */
export type RowRange = { readonly start: number; readonly end: number }

/** Height of the view before it has been measured, px. @source console spec §9: message area */
export const VIEW_HEIGHT = 382

/** Drawn beyond what is seen, to either side, px: what shows when somebody scrolls faster than we draw. */
export const OVERSCAN = 320

/** The rows between two distances from the top, px. */
export function rangeBetween(layout: RowLayout, from: number, to: number): RowRange {
  const count = layout.count()
  if (count === 0) return { start: 0, end: 0 }
  return { start: layout.indexAt(from), end: layout.indexAt(to) + 1 }
}

/** The last rows that fill a height. */
export function rangeAtEnd(layout: RowLayout, height: number): RowRange {
  const end = layout.count()
  return { ...rangeBetween(layout, layout.topOf(end) - height, Infinity), end }
}
