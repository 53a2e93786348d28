import { rowKeyOf } from '../model/chat-message.ts'
import type { DrawnRows } from './drawn-rows.ts'
import { anchorOf, pulledBy, rowsOf, viewTopOf } from './list-parts.ts'
import type { Anchor, ListParts } from './list-parts.ts'
import { createViewPosition } from './view-position.ts'
import type { ViewPosition } from './view-position.ts'

export type ReadingPlace = ReturnType<typeof createReadingPlace>

type Rows = Pick<DrawnRows, 'layout' | 'drawn'>

/**
 * Where the view stands: at the end, or where the first message that can be seen was.
 *
 * Rows above that turn out higher or lower than thought move nothing: while somebody scrolls, the
 * space before the rows takes the difference, since setting the scroll position would break off the
 * browser's own movement; it is put right when they have stopped.
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
    /** Holds on to what is seen now; before that is drawn again. */
    hold(list: ListParts) {
      anchor = anchorOf(list) ?? anchor
    },
    /** Others come before or after what is seen: the view has to be set, scrolling or not. */
    expectMove() {
      isMoved = true
    },
    /** The content is about to go back from a pull. */
    holdPull(list: ListParts) {
      if (anchor) anchor = { ...anchor, top: anchor.top + pulledBy(list) }
    },
    /** Wants a row at the top of the view. */
    reveal(row: string) {
      isScrolling = false
      anchor = { row, top: 0 }
    },
    /** The view's top is here, in the layout's terms; what is there may have to be drawn first. */
    remember(list: ListParts, top: number) {
      anchor = anchorAt(rows, top) ?? anchorOf(list)
    },
    /** Where the view's top will be, in the layout's terms. */
    wantedTop: () => wantedTop(rows, anchor),
    /** How far the reader has come since; 0 where it was us. */
    scrolled(list: ListParts) {
      // What is hidden has no place; it is given back when it is shown.
      const by = list.view.clientHeight === 0 ? 0 : position.scrolled(list)
      if (by !== 0) isScrolling = true
      return by
    },
    /** Nobody scrolls any more; true = something is to be put right. */
    rest() {
      isScrolling = false
      return !position.isSpaceRight()
    },
    settle(list: ListParts) {
      if (drawn().state.isAtBottom || !anchor) {
        position.setSpaces(list, layout.topOf(drawn().start))
        position.scrollTo(list, list.view.scrollHeight)
      } else settleAtAnchor({ rows, position, isScrolling: isScrolling && !isMoved }, list, anchor)
      // It was chosen by guessed heights, perhaps: the next change holds on to what is seen now.
      if (anchor && anchor.top < 0) anchor = anchorOf(list) ?? anchor
      isMoved = false
      position.rest(list)
    },
  }
}

/** The row at a distance from the top; null where it is drawn, or no row is there. */
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

/** Puts the anchor's row back to its place in the view; a running scroll is not broken off. */
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
  // A screen scrolls by whole points; the space takes what is left over.
  const left = wantedTop - box.scrollTop
  if (left !== 0 && Math.abs(left) < 1) setSpaces(list, wantedSpace - left)
}
