import { rowKeyOf } from '../model/chat-message.ts'
import type { DrawnRows } from './drawn-rows.ts'
import { anchorOf, pulledBy, rowsOf, viewTopOf } from './list-parts.ts'
import type { Anchor, ListParts } from './list-parts.ts'
import { createViewPosition } from './view-position.ts'
import type { ViewPosition } from './view-position.ts'

export type ReadingPlace = ReturnType<typeof createReadingPlace>

type Rows = Pick<DrawnRows, 'layout' | 'drawn'>

/**
 * Scroll anchor of the view: the end, or the first visible message.
 *
 * Wrong height estimates of rows above move nothing: during a scroll the space before the rows
 * absorbs the difference, because setting the scroll position would interrupt the browser's own
 * scrolling; the space is corrected once the scroll ends.
 */
export function createReadingPlace(rows: Rows) {
  const { layout, drawn } = rows
  const position = createViewPosition(rows)
  let anchor: Anchor | null = null
  let isScrolling = false
  let isMoved = false
  return {
    distance: position.distance,
    isPushed: position.isPushed,
    /** Anchors to the visible rows, before they are rendered again. */
    hold(list: ListParts) {
      anchor = anchorOf(list) ?? anchor
    },
    /** Rows change before or after the visible ones: set the view even during a scroll. */
    expectMove() {
      isMoved = true
    },
    /** Keeps the anchor while the content returns from a pull. */
    holdPull(list: ListParts) {
      if (anchor) anchor = { ...anchor, top: anchor.top + pulledBy(list) }
    },
    /** Anchors a row to the top of the view. */
    reveal(row: string) {
      isScrolling = false
      anchor = { row, top: 0 }
    },
    /** Anchors to a top in layout coordinates; the rows there may not be rendered yet. */
    remember(list: ListParts, top: number) {
      anchor = anchorAt(rows, top) ?? anchorOf(list)
    },
    /** Future top of the view in layout coordinates. */
    wantedTop: () => wantedTop(rows, anchor),
    /** Distance that the reader has scrolled since, px; 0 for our own scrolling. */
    scrolled(list: ListParts) {
      // A hidden list has no position; it is restored when the list is shown.
      const by = list.view.clientHeight === 0 ? 0 : position.scrolled(list)
      if (by !== 0) isScrolling = true
      return by
    },
    /** Ends a scroll; returns true if the space needs a correction. */
    rest() {
      isScrolling = false
      return !position.isSpaceRight()
    },
    settle(list: ListParts) {
      if (drawn().state.isAtBottom || !anchor) {
        position.setSpaces(list, layout.topOf(drawn().start))
        position.scrollTo(list, list.view.scrollHeight)
      } else settleAtAnchor({ rows, position, isScrolling: isScrolling && !isMoved }, list, anchor)
      // Estimated heights may have chosen this anchor: take the visible row for the next change.
      if (anchor && anchor.top < 0) anchor = anchorOf(list) ?? anchor
      isMoved = false
      position.rest(list)
    },
  }
}

/** Row at a distance from the top; null if it is rendered or there is none. */
function anchorAt({ layout, drawn }: Rows, top: number): Anchor | null {
  const { state, start, end } = drawn()
  const index = layout.indexAt(top)
  const message = state.messages[index]
  const isDrawn = index >= start && index < end
  if (isDrawn || !message) return null
  return { row: rowKeyOf(message), top: layout.topOf(index) - top }
}

function wantedTop({ layout, drawn }: Rows, anchor: Anchor | null): number {
  const { state, start, end } = drawn()
  const index = state.messages
    .slice(start, end)
    .findIndex((message) => rowKeyOf(message) === anchor?.row)
  return index < 0 || !anchor ? layout.topOf(start) : layout.topOf(start + index) - anchor.top
}

type Settling = {
  readonly rows: Rows
  readonly position: ViewPosition
  readonly isScrolling: boolean
}

/** Returns the anchor's row to its place in the view without interrupting a scroll. */
function settleAtAnchor(
  { rows: { layout, drawn }, position: { setSpaces, scrollTo }, isScrolling }: Settling,
  list: ListParts,
  { row, top }: Anchor,
): void {
  const { start } = drawn()
  const wantedSpace = layout.topOf(start)
  const index = start + rowsOf(list).findIndex(({ dataset }) => dataset['row'] === row)
  if (index < start) return setSpaces(list, wantedSpace)
  const box = list.view
  const feedTop = box.scrollTop + list.feed.getBoundingClientRect().top - viewTopOf(list)
  const within = layout.topOf(index) - wantedSpace
  const untouched = box.scrollTop + top - feedTop - within
  if (isScrolling && start > 0 && untouched >= 0) return setSpaces(list, untouched)
  const wantedTop = feedTop + wantedSpace + within - top
  setSpaces(list, wantedSpace)
  scrollTo(list, wantedTop)
  // Screens scroll by whole device pixels; the space absorbs the fraction.
  const left = wantedTop - box.scrollTop
  if (left !== 0 && Math.abs(left) < 1) setSpaces(list, wantedSpace - left)
}
