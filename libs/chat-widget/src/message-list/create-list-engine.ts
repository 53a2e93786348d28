import { rowKeyOf } from '../model/chat-message.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { OVERSCAN, VIEW_HEIGHT } from '../model/row-range.ts'
import type { RowRange } from '../model/row-range.ts'
import { createDrawnRows } from './drawn-rows.ts'
import type { ListView } from './drawn-rows.ts'
import { rowsOf } from './list-parts.ts'
import type { ListParts } from './list-parts.ts'
import { createReadingPlace } from './reading-place.ts'

/** Nearer to the end than this counts as "at the bottom", px. */
export const BOTTOM_SLACK = 24
/** So many rows more or less than wanted are left as they are. */
const SLACK_ROWS = 2
/** So many rows are drawn at a stretch beyond what is seen: a frame has other work to do too. */
const STEP_ROWS = 3
/** A message counts as seen when this share of it is above the bottom edge. */
const SEEN_SHARE = 0.9

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
  /** Where a message stands, px from the top of the first. */
  readonly topOf: (index: number) => number
  /** Draws a message at the top of the view. */
  readonly reveal: (index: number) => void
}

/**
 * Which messages are drawn, and where the view stands. At the bottom it follows new messages;
 * elsewhere the first message that can be seen stays where it is to the pixel, whatever is put
 * before it or changes its height.
 */
export function createListEngine(model: ChatModel, isVirtual: boolean): ListEngine {
  let parts: ListParts | null = null
  let overscan = 0
  const viewHeight = () => parts?.view.clientHeight || VIEW_HEIGHT
  const rows = createDrawnRows(model, {
    isVirtual,
    heightAtEnd: () => viewHeight() + overscan,
    onChange(areMessagesOthers) {
      if (areMessagesOthers) place.expectMove()
      if (parts) place.hold(parts)
    },
  })
  const { layout, drawn, draw } = rows
  /** What stands in the document; what is to be drawn may be ahead of it. */
  let shown = drawn()
  const place = createReadingPlace(rows)
  const atEnd = () => rows.atEnd(viewHeight() + overscan)
  const around = (top: number) => rows.between(top - overscan, top + viewHeight() + overscan)

  /** Rows that turned out lower than thought may leave a part of the view empty. */
  const fill = () => {
    const { state, start, end } = drawn()
    if (state.isAtBottom) {
      const last = atEnd()
      return start > 0 && draw({ ...last, start: Math.min(last.start, start) })
    }
    const top = place.wantedTop()
    const seen = rows.between(top, top + viewHeight())
    return (seen.start < start || seen.end > end) && draw(around(top))
  }
  const settle = () => {
    if (!parts) return
    const { start } = drawn()
    for (const [index, row] of rowsOf(parts).entries()) {
      const { height } = row.getBoundingClientRect()
      if (height > 0) layout.measure(start + index, height)
    }
    const isAsBefore = shown === drawn()
    shown = drawn()
    if (isAsBefore && !place.isPushed(parts) && follow()) return
    if (!isVirtual || !fill()) place.settle(parts)
  }
  const markSeen = (bottom: number) => {
    const { messages, unreadCount } = drawn().state
    if (unreadCount === 0) return
    const index = layout.indexAt(bottom)
    const isSeen = layout.topOf(index) + SEEN_SHARE * layout.heightOf(index) <= bottom
    const seen = messages[isSeen ? index : index - 1]
    if (seen) model.markSeen(seen.id)
  }
  /**
   * Takes over where the reader has come to; false = where they were. A browser tells of a scroll
   * only with the next frame. Code that sets the view before that would undo the scroll, so it
   * calls this function first.
   */
  const follow = (): boolean => {
    if (!parts || shown !== drawn()) return false
    const by = place.scrolled(parts)
    if (by === 0) return false
    const { scrollHeight, scrollTop, clientHeight } = parts.view
    const isLastDrawn = drawn().end === layout.count()
    const isEnd = isLastDrawn && scrollHeight - scrollTop - clientHeight <= BOTTOM_SLACK
    // Something grew below before we could follow: nobody scrolled away.
    if (drawn().state.isAtBottom && !isEnd && by > 0) settle()
    else moveTo(place.distance(parts), isEnd)
    return true
  }
  const moveTo = (distance: number, isEnd: boolean) => {
    if (!parts) return
    model.setAtBottom(isEnd)
    place.remember(parts, distance)
    if (isEnd) return
    markSeen(distance + viewHeight())
    const wanted = around(distance)
    if (isNearly(drawn(), wanted, layout.count())) return
    draw(stepTowards(wanted, rows.between(distance, distance + viewHeight()), drawn()))
  }

  return {
    subscribe: rows.subscribe,
    getView: rows.getView,
    topOf: layout.topOf,
    settle,
    attach(given) {
      parts = given
      const leave = model.beforeChange(follow)
      return () => {
        leave()
        parts = null
      }
    },
    warmUp() {
      overscan = OVERSCAN
      if (parts && !follow())
        draw(drawn().state.isAtBottom ? atEnd() : around(place.distance(parts)))
    },
    onScroll: follow,
    onScrollEnd() {
      if (!parts || follow()) return
      if (place.rest()) settle()
      if (!drawn().state.isAtBottom) draw(around(place.distance(parts)))
    },
    holdPull() {
      if (parts) place.holdPull(parts)
    },
    reveal(index) {
      const message = model.getState().messages[index]
      if (!message || !parts) return
      model.setAtBottom(false)
      place.reveal(rowKeyOf(message))
      if (!draw(around(layout.topOf(index)))) settle()
    },
  }
}

/** All that is seen, and of what is wanted beyond it as much as one frame has time for. */
function stepTowards(wanted: RowRange, seen: RowRange, drawn: RowRange): RowRange {
  const isApart = drawn.end <= seen.start || drawn.start >= seen.end
  const { start, end } = isApart
    ? seen
    : { start: drawn.start - STEP_ROWS, end: drawn.end + STEP_ROWS }
  return {
    start: Math.max(wanted.start, Math.min(start, seen.start)),
    end: Math.min(wanted.end, Math.max(end, seen.end)),
  }
}

/** At either end of the list nothing may be missing. */
function isNearly(drawn: RowRange, wanted: RowRange, count: number): boolean {
  const isStartGood =
    wanted.start === 0 ? drawn.start === 0 : Math.abs(wanted.start - drawn.start) <= SLACK_ROWS
  const isEndGood =
    wanted.end === count ? drawn.end === count : Math.abs(wanted.end - drawn.end) <= SLACK_ROWS
  return isStartGood && isEndGood
}
