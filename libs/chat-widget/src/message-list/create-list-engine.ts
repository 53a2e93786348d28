import { rowKeyOf } from '../model/chat-message.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { OVERSCAN } from '../model/row-range.ts'
import { createDrawnRows } from './drawn-rows.ts'
import type { ListView } from './drawn-rows.ts'
import type { ListParts } from './list-parts.ts'
import { createReadingPlace } from './reading-place.ts'
import { heightOf, trackReader } from './track-reader.ts'
import type { Viewport } from './track-reader.ts'

export type ListEngine = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getView: () => ListView
  /** Attaches the elements; returns a function that detaches them. */
  readonly attach: (parts: ListParts) => () => void
  /** Restores the view's position after a render and before the paint. */
  readonly settle: () => void
  /** Adds overscan rows; call it after the first paint. */
  readonly warmUp: () => void
  readonly onScroll: () => void
  /** Called when scrolling has paused. */
  readonly onScrollEnd: () => void
  /** Called before the content returns from a pull: visible rows keep their place. */
  readonly holdPull: () => void
  /** Top of a message, px from the top of the first. */
  readonly topOf: (index: number) => number
  /** Renders a message at the top of the view. */
  readonly reveal: (index: number) => void
}

/**
 * Decides which messages are rendered and where the view is. At the bottom it follows new messages;
 * elsewhere the first visible message keeps its position to the pixel when messages before it are
 * added or change their height.
 */
export function createListEngine(model: ChatModel, isVirtual: boolean): ListEngine {
  const viewport: Viewport = { parts: null, overscan: 0 }
  const rows = createDrawnRows(model, {
    isVirtual,
    heightAtEnd: () => heightOf(viewport) + viewport.overscan,
    onChange(areMessagesOthers) {
      if (areMessagesOthers) place.expectMove()
      if (viewport.parts) place.hold(viewport.parts)
    },
  })
  const place = createReadingPlace(rows)
  const { around, follow, settle } = trackReader({ model, rows, place, viewport })
  const { layout, drawn, draw } = rows
  return {
    subscribe: rows.subscribe,
    getView: rows.getView,
    topOf: layout.topOf,
    settle,
    attach(parts) {
      viewport.parts = parts
      const leave = model.beforeChange(follow)
      return () => {
        leave()
        viewport.parts = null
      }
    },
    warmUp() {
      viewport.overscan = OVERSCAN
      const { parts } = viewport
      if (!parts || follow()) return
      draw(drawn().state.isAtBottom ? rows.atEnd() : around(place.distance(parts)))
    },
    onScroll: follow,
    onScrollEnd() {
      const { parts } = viewport
      if (!parts || follow()) return
      if (place.rest()) settle()
      if (!drawn().state.isAtBottom) draw(around(place.distance(parts)))
    },
    holdPull() {
      if (viewport.parts) place.holdPull(viewport.parts)
    },
    reveal(index) {
      const message = model.getState().messages[index]
      if (!message || !viewport.parts) return
      model.setAtBottom(false)
      place.reveal(rowKeyOf(message))
      if (!draw(around(layout.topOf(index)))) settle()
    },
  }
}
