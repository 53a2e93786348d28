import type { RowLayout } from './row-layout.ts'

/** Rows to render; `end` is exclusive. */
export type RowRange = { readonly start: number; readonly end: number }

/** Height of the view before it has been measured, px. @source console spec §9: message area */
export const VIEW_HEIGHT = 382

/** Overscan on each side, px, for scrolling faster than we render. */
export const OVERSCAN = 320

/** Rows between two distances from the top, px. */
export function rangeBetween(layout: RowLayout, from: number, to: number): RowRange {
  const count = layout.count()
  if (count === 0) return { start: 0, end: 0 }
  return { start: layout.indexAt(from), end: layout.indexAt(to) + 1 }
}

/** Last rows that fill a height, px. */
export function rangeAtEnd(layout: RowLayout, height: number): RowRange {
  const end = layout.count()
  return { ...rangeBetween(layout, layout.topOf(end) - height, Infinity), end }
}
