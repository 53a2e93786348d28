import { rowKeyOf } from '../model/chat-message.ts'
import type { DrawnRows } from './drawn-rows.ts'
import { anchorOf, pulledBy, rowsOf, viewTopOf } from './list-parts.ts'
import type { Anchor, ListParts } from './list-parts.ts'

export type ReadingPlace = ReturnType<typeof createReadingPlace>

/**
 * Where the view stands: at the end, or where the first message that can be seen was.
 *
 * Rows above that turn out higher or lower than thought move nothing: while somebody scrolls, the
 * space before the rows takes the difference, since setting the scroll position would break off the
 * browser's own movement; it is put right when they have stopped.
 */
export function createReadingPlace({ layout, drawn }: Pick<DrawnRows, 'layout' | 'drawn'>) {
  let anchor: Anchor | null = null
  /** Height of the space before the rows; the layout's own idea of it only when nobody scrolls. */
  let space = 0
  let lastTop = 0
  let lastHeight = 0
  let isScrolling = false
  let isMoved = false

  const setSpaces = (list: ListParts, height: number) => {
    space = height
    list.spaceBefore.style.height = `${height}px`
    list.spaceAfter.style.height = `${layout.topOf(layout.count()) - layout.topOf(drawn().end)}px`
  }
  const scrollTo = (list: ListParts, top: number) => {
    list.view.scrollTop = top
    lastTop = list.view.scrollTop
  }
  const settleAtAnchor = (list: ListParts, { row, top }: Anchor) => {
    const { start } = drawn()
    const wantedSpace = layout.topOf(start)
    const index = start + rowsOf(list).findIndex(({ dataset }) => dataset['row'] === row)
    if (index < start) return setSpaces(list, wantedSpace)
    const box = list.view
    const feedTop = box.scrollTop + list.feed.getBoundingClientRect().top - viewTopOf(list)
    const within = layout.topOf(index) - wantedSpace
    const untouched = box.scrollTop + top - feedTop - within
    if (isScrolling && !isMoved && start > 0 && untouched >= 0) return setSpaces(list, untouched)
    const wantedTop = feedTop + wantedSpace + within - top
    setSpaces(list, wantedSpace)
    scrollTo(list, wantedTop)
    // A screen scrolls by whole points; the space takes what is left over.
    const left = wantedTop - box.scrollTop
    if (left !== 0 && Math.abs(left) < 1) setSpaces(list, wantedSpace - left)
  }
  return {
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
      const { state, start, end } = drawn()
      const index = layout.indexAt(top)
      const message = state.messages[index]
      const isDrawn = index >= start && index < end
      if (isDrawn || !message) anchor = anchorOf(list)
      else anchor = { row: rowKeyOf(message), top: layout.topOf(index) - top }
    },
    /** Where the view's top will be, in the layout's terms. */
    wantedTop() {
      const { state, start, end } = drawn()
      if (!anchor) return layout.topOf(start)
      const { row, top } = anchor
      const index = state.messages
        .slice(start, end)
        .findIndex((message) => rowKeyOf(message) === row)
      return index < 0 ? layout.topOf(start) : layout.topOf(start + index) - top
    },
    /** How far the view's top is below the top of the first of all rows, in the layout's terms. */
    distance(list: ListParts) {
      const first = layout.topOf(drawn().start)
      return viewTopOf(list) - list.feed.getBoundingClientRect().top - space + first
    },
    /** How far the reader has come since; 0 where it was us. */
    scrolled({ view }: ListParts) {
      // What is hidden has no place; it is given back when it is shown.
      if (view.clientHeight === 0) return 0
      const by = view.scrollTop - lastTop
      lastTop += by
      if (Math.abs(by) < 1) return 0
      isScrolling = true
      return by
    },
    /** The view stands elsewhere since it or what is in it became lower: nobody scrolled. */
    isPushed({ view }: ListParts) {
      const { scrollTop, scrollHeight, clientHeight } = view
      if (clientHeight !== lastHeight) return true
      return scrollTop < lastTop && scrollHeight - scrollTop - clientHeight < 1
    },
    /** Nobody scrolls any more; true = something is to be put right. */
    rest() {
      isScrolling = false
      return Math.abs(space - layout.topOf(drawn().start)) >= 1
    },
    settle(list: ListParts) {
      if (drawn().state.isAtBottom || !anchor) {
        setSpaces(list, layout.topOf(drawn().start))
        scrollTo(list, list.view.scrollHeight)
      } else settleAtAnchor(list, anchor)
      // It was chosen by guessed heights, perhaps: the next change holds on to what is seen now.
      if (anchor && anchor.top < 0) anchor = anchorOf(list) ?? anchor
      isMoved = false
      lastHeight = list.view.clientHeight
    },
  }
}
