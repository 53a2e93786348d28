import type { ChatModel } from '../model/create-chat-model.ts'
import { VIEW_HEIGHT } from '../model/row-range.ts'
import type { DrawnRows } from './drawn-rows.ts'
import { rowsOf } from './list-parts.ts'
import type { ListParts } from './list-parts.ts'
import type { ReadingPlace } from './reading-place.ts'
import { isNearly, stepTowards } from './wanted-rows.ts'

/** Distance from the end that still counts as "at the bottom", px. */
const BOTTOM_SLACK = 24
/** Share of a message above the bottom edge that counts as seen. */
const SEEN_SHARE = 0.9

/** Viewport of the list; changes as the list enters and leaves the document. */
export type Viewport = {
  /** null = not in the document. */
  parts: ListParts | null
  /** Overscan above and below the visible area, px. */
  overscan: number
}

type Track = {
  readonly model: ChatModel
  readonly rows: DrawnRows
  readonly place: ReadingPlace
  readonly viewport: Viewport
}

export const heightOf = ({ parts }: Viewport) => parts?.view.clientHeight || VIEW_HEIGHT

/** Renders the rows at the reader's position and keeps the view anchored. */
export function trackReader({ model, rows, place, viewport }: Track) {
  const { layout, drawn, draw, between } = rows
  /** View in the document; the view to render may be newer. */
  let shown = drawn()
  const seenAt = (top: number) => between(top, top + heightOf(viewport))
  const around = (top: number) =>
    between(top - viewport.overscan, top + heightOf(viewport) + viewport.overscan)

  /** Fills the gap that rows lower than estimated leave in the view. */
  const fillView = () => {
    const { state, start, end } = drawn()
    if (state.isAtBottom) {
      const last = rows.atEnd()
      return start > 0 && draw({ ...last, start: Math.min(last.start, start) })
    }
    const top = place.wantedTop()
    const seen = seenAt(top)
    return (seen.start < start || seen.end > end) && draw(around(top))
  }
  const settle = () => {
    const { parts } = viewport
    if (!parts) return
    measureRows(rows, parts)
    const isAsBefore = shown === drawn()
    shown = drawn()
    if (isAsBefore && !place.isPushed(parts) && follow()) return
    if (!fillView()) place.settle(parts)
  }
  const moveTo = (parts: ListParts, isEnd: boolean) => {
    const top = place.distance(parts)
    model.setAtBottom(isEnd)
    place.remember(parts, top)
    if (isEnd) return
    markSeen(model, rows, top + heightOf(viewport))
    const wanted = around(top)
    if (isNearly(drawn(), wanted, layout.count())) return
    draw(stepTowards(wanted, seenAt(top), drawn()))
  }
  const follow = (): boolean => {
    const { parts } = viewport
    const by = parts && shown === drawn() ? place.scrolled(parts) : 0
    if (!parts || by === 0) return false
    const isEnd = isAtEnd(rows, parts)
    // Content grew below before we could follow; the reader did not scroll away.
    if (drawn().state.isAtBottom && !isEnd && by > 0) settle()
    else moveTo(parts, isEnd)
    return true
  }
  return {
    around,
    /** Restores the view's position after a render and before the paint. */
    settle,
    /**
     * Reads the reader's current position; returns false if it is unchanged. A browser reports a
     * scroll only in the next frame. Code that sets the view earlier would undo the scroll, so it
     * calls this function first.
     */
    follow,
  }
}

function measureRows({ layout, drawn }: DrawnRows, parts: ListParts): void {
  const { start } = drawn()
  for (const [index, row] of rowsOf(parts).entries()) {
    const { height } = row.getBoundingClientRect()
    if (height > 0) layout.measure(start + index, height)
  }
}

function isAtEnd({ layout, drawn }: DrawnRows, { view }: ListParts): boolean {
  if (drawn().end < layout.count()) return false
  return view.scrollHeight - view.scrollTop - view.clientHeight <= BOTTOM_SLACK
}

function markSeen(model: ChatModel, { layout, drawn }: DrawnRows, bottom: number): void {
  const { messages, unreadCount } = drawn().state
  if (unreadCount === 0) return
  const index = layout.indexAt(bottom)
  const isSeen = layout.topOf(index) + SEEN_SHARE * layout.heightOf(index) <= bottom
  const seen = messages[isSeen ? index : index - 1]
  if (seen) model.markSeen(seen.id)
}
