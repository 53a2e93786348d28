import { rowKeyOf } from '../model/chat-message.ts'
import type { ChatModel, ChatState } from '../model/create-chat-model.ts'
import { createRowLayout } from '../model/row-layout.ts'
import { OVERSCAN, rangeAtEnd, rangeBetween, VIEW_HEIGHT } from '../model/row-range.ts'
import type { RowRange } from '../model/row-range.ts'
import { anchorOf, pulledBy, rowsOf, viewTopOf } from './list-parts.ts'
import type { Anchor, ListParts } from './list-parts.ts'

/** Nearer to the end than this counts as "at the bottom", px. */
export const BOTTOM_SLACK = 24
/** So many rows more or less than wanted are left as they are. */
const SLACK_ROWS = 2
/** A message counts as seen when this share of it is above the bottom edge. */
const SEEN_SHARE = 0.9

/** What is drawn. */
export type ListView = RowRange & { readonly state: ChatState }

export type ListEngine = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getView: () => ListView
  /** Takes over the elements; the answer lets go of them. */
  readonly attach: (parts: ListParts) => () => void
  /** After something was drawn and before it is painted: puts the view where it belongs. */
  readonly settle: () => void
  /** Draws more than what is seen; to be called when the first picture is on the screen. */
  readonly warmUp: () => void
  readonly onScroll: () => void
  /** Nobody has scrolled for a moment. */
  readonly onScrollEnd: () => void
  /** The content is about to go back from a pull; what is seen stays where it is. */
  readonly holdPull: () => void
  /** Draws a message at the top of the view. */
  readonly reveal: (index: number) => void
}

/**
 * Which messages are drawn, and where the view stands. At the bottom it follows new messages;
 * elsewhere the first message that can be seen stays where it is to the pixel, whatever is put
 * before it or changes its height.
 *
 * Rows above that turn out higher or lower than thought move nothing: while somebody scrolls, the
 * space before the rows takes the difference, since setting the scroll position would break off the
 * browser's own movement; it is put right when they have stopped.
 */
export function createListEngine(model: ChatModel, isVirtual: boolean): ListEngine {
  const layout = createRowLayout()
  const listeners = new Set<() => void>()
  let leaveModel: (() => void) | null = null
  let parts: ListParts | null = null
  let anchor: Anchor | null = null
  let overscan = 0
  /** Height of the space before the rows; the layout's own idea of it only when nobody scrolls. */
  let space = 0
  let lastTop = 0
  let isScrolling = false
  let isMoved = false
  layout.sync(model.getState().messages)
  let view: ListView = { state: model.getState(), ...atEnd() }

  function atEnd(): RowRange {
    if (!isVirtual) return { start: 0, end: layout.count() }
    return rangeAtEnd(layout, viewHeight() + overscan)
  }
  function around(top: number): RowRange {
    if (!isVirtual) return { start: 0, end: layout.count() }
    return rangeBetween(layout, top - overscan, top + viewHeight() + overscan)
  }
  function viewHeight(): number {
    return parts?.view.clientHeight || VIEW_HEIGHT
  }

  const refresh = () => {
    const state = model.getState()
    const before = view
    if (state === before.state) return
    if (state.messages !== before.state.messages) {
      isMoved = true
      layout.sync(state.messages)
    }
    // The old rows are still there: this is where the reader sees them.
    if (parts) anchor = anchorOf(parts) ?? anchor
    const moved = placesMoved(before, model)
    const end = Math.min(before.end + moved, layout.count())
    const range = state.isAtBottom ? atEnd() : { start: Math.max(0, before.start + moved), end }
    view = { state, ...range }
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onModel = () => {
    refresh()
    notify()
  }
  const draw = (range: RowRange) => {
    refresh()
    if (range.start === view.start && range.end === view.end) return false
    view = { state: view.state, ...range }
    notify()
    return true
  }

  const measure = (list: ListParts) => {
    for (const [index, row] of rowsOf(list).entries()) {
      const { height } = row.getBoundingClientRect()
      if (height > 0) layout.measure(view.start + index, height)
    }
  }
  const setSpaces = (list: ListParts, height: number) => {
    space = height
    list.spaceBefore.style.height = `${height}px`
    list.spaceAfter.style.height = `${layout.topOf(layout.count()) - layout.topOf(view.end)}px`
  }
  const scrollTo = (list: ListParts, top: number) => {
    list.view.scrollTop = top
    lastTop = list.view.scrollTop
  }
  /** How far the view's top is below the top of the first of all rows, in the layout's terms. */
  const distanceOf = (list: ListParts) =>
    viewTopOf(list) - list.feed.getBoundingClientRect().top - space + layout.topOf(view.start)

  const settleAtBottom = (list: ListParts) => {
    setSpaces(list, layout.topOf(view.start))
    scrollTo(list, list.view.scrollHeight)
  }
  const settleAtAnchor = (list: ListParts, { row, top }: Anchor) => {
    const index = view.start + rowsOf(list).findIndex(({ dataset }) => dataset['row'] === row)
    if (index < view.start) return setSpaces(list, layout.topOf(view.start))
    const box = list.view
    const feedTop = box.scrollTop + list.feed.getBoundingClientRect().top - viewTopOf(list)
    const within = layout.topOf(index) - layout.topOf(view.start)
    const untouched = box.scrollTop + top - feedTop - within
    if (isScrolling && !isMoved && view.start > 0 && untouched >= 0)
      return setSpaces(list, untouched)
    const wantedSpace = layout.topOf(view.start)
    const wantedTop = feedTop + wantedSpace + within - top
    setSpaces(list, wantedSpace)
    scrollTo(list, wantedTop)
    // A screen scrolls by whole points; the space takes what is left over.
    const left = wantedTop - box.scrollTop
    if (left !== 0 && Math.abs(left) < 1) setSpaces(list, wantedSpace - left)
  }
  /** Rows that turned out lower than thought may leave a part of the view empty. */
  const fill = () => {
    if (view.state.isAtBottom) return view.start > 0 && draw(atLeast(atEnd()))
    const top = (anchor && topOfAnchor(anchor)) ?? layout.topOf(view.start)
    const seen = rangeBetween(layout, top, top + viewHeight())
    return (seen.start < view.start || seen.end > view.end) && draw(around(top))
  }
  const atLeast = (range: RowRange) => ({ ...range, start: Math.min(range.start, view.start) })
  const topOfAnchor = ({ row, top }: Anchor) => {
    for (let index = view.start; index < view.end; index += 1) {
      const message = view.state.messages[index]
      if (message && rowKeyOf(message) === row) return layout.topOf(index) - top
    }
    return null
  }

  const settle = () => {
    if (!parts) return
    measure(parts)
    if (isVirtual && fill()) return
    if (view.state.isAtBottom || !anchor) settleAtBottom(parts)
    else settleAtAnchor(parts, anchor)
    // It was chosen by guessed heights, perhaps: the next change holds on to what is seen now.
    if (anchor && anchor.top < 0) anchor = anchorOf(parts) ?? anchor
    isMoved = false
  }
  const rememberAnchor = (list: ListParts, top: number) => {
    const index = layout.indexAt(top)
    const message = view.state.messages[index]
    const isDrawn = index >= view.start && index < view.end
    if (isDrawn || !message) anchor = anchorOf(list)
    else anchor = { row: rowKeyOf(message), top: layout.topOf(index) - top }
  }
  const markSeen = (bottom: number) => {
    if (view.state.unreadCount === 0) return
    const index = layout.indexAt(bottom)
    const isSeen = layout.topOf(index) + SEEN_SHARE * layout.heightOf(index) <= bottom
    const seen = view.state.messages[isSeen ? index : index - 1]
    if (seen) model.markSeen(seen.id)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      leaveModel ??= model.subscribe(onModel)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leaveModel?.()
        leaveModel = null
      }
    },
    getView() {
      refresh()
      return view
    },
    attach(given) {
      parts = given
      return () => {
        parts = null
      }
    },
    settle,
    warmUp() {
      overscan = OVERSCAN
      if (parts) draw(view.state.isAtBottom ? atEnd() : around(distanceOf(parts)))
    },
    onScroll() {
      if (!parts) return
      const box = parts.view
      const [top, topBefore] = [box.scrollTop, lastTop]
      lastTop = top
      if (Math.abs(top - topBefore) < 1) return
      isScrolling = true
      const gap = box.scrollHeight - top - box.clientHeight
      const isEnd = view.end === layout.count() && gap <= BOTTOM_SLACK
      // Something grew below before we could follow: nobody scrolled away.
      if (view.state.isAtBottom && !isEnd && top > topBefore) return settle()
      const distance = distanceOf(parts)
      model.setAtBottom(isEnd)
      rememberAnchor(parts, distance)
      if (isEnd) return
      markSeen(distance + viewHeight())
      const wanted = around(distance)
      if (!isNearly(view, wanted, layout.count())) draw(wanted)
    },
    onScrollEnd() {
      isScrolling = false
      if (parts && Math.abs(space - layout.topOf(view.start)) >= 1) settle()
    },
    holdPull() {
      if (parts && anchor) anchor = { ...anchor, top: anchor.top + pulledBy(parts) }
    },
    reveal(index) {
      const message = model.getState().messages[index]
      if (!message || !parts) return
      isScrolling = false
      model.setAtBottom(false)
      anchor = { row: rowKeyOf(message), top: 0 }
      if (!draw(around(layout.topOf(index)))) settle()
    },
  }
}

/** By how many places the drawn rows have moved since. */
function placesMoved({ state, start, end }: ListView, model: ChatModel): number {
  for (let index = start; index < end; index += 1) {
    const now = model.indexOf(state.messages[index]?.id ?? '')
    if (now >= 0) return now - index
  }
  return 0
}

/** At either end of the list nothing may be missing. */
function isNearly(drawn: RowRange, wanted: RowRange, count: number): boolean {
  const isStartGood =
    wanted.start === 0 ? drawn.start === 0 : Math.abs(wanted.start - drawn.start) <= SLACK_ROWS
  const isEndGood =
    wanted.end === count ? drawn.end === count : Math.abs(wanted.end - drawn.end) <= SLACK_ROWS
  return isStartGood && isEndGood
}
