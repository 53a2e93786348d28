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
