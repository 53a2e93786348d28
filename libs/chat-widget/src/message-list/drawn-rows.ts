import type { ChatState } from '../model/chat-state.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { createRowLayout } from '../model/row-layout.ts'
import type { RowLayout } from '../model/row-layout.ts'
import { rangeAtEnd, rangeBetween } from '../model/row-range.ts'
import type { RowRange } from '../model/row-range.ts'

/** What is drawn. */
export type ListView = RowRange & { readonly state: ChatState }

export type DrawnRows = {
  readonly layout: RowLayout
  readonly subscribe: (listener: () => void) => () => void
  /** What is to be drawn; never older than the model. */
  readonly getView: () => ListView
  /** What stands in the document, though the model may have changed since. */
  readonly drawn: () => ListView
  /** Draws these rows instead; false = they are drawn. */
  readonly draw: (range: RowRange) => boolean
  /** The last rows, as many as fill the end. */
  readonly atEnd: () => RowRange
  /** The rows between two distances from the first one's top, px. */
  readonly between: (from: number, to: number) => RowRange
}

export type DrawnRowsOptions = {
  readonly isVirtual: boolean
  /** px to fill at the end. */
  readonly heightAtEnd: () => number
  /** The model has changed and the old rows still stand. */
  readonly onChange: (areMessagesOthers: boolean) => void
}

/** Which messages are drawn: the same ones when others come before them, the last ones at the end. */
export function createDrawnRows(model: ChatModel, options: DrawnRowsOptions): DrawnRows {
  const { isVirtual, heightAtEnd, onChange } = options
  const layout = createRowLayout()
  const listeners = new Set<() => void>()
  let leaveModel: (() => void) | null = null
  layout.sync(model.getState().messages)

  const all = () => ({ start: 0, end: layout.count() })
  const atEnd = () => (isVirtual ? rangeAtEnd(layout, heightAtEnd()) : all())
  const between = (from: number, to: number) => (isVirtual ? rangeBetween(layout, from, to) : all())
  let view: ListView = { state: model.getState(), ...atEnd() }

  const getView = () => {
    const state = model.getState()
    const before = view
    if (state === before.state) return view
    const areMessagesOthers = state.messages !== before.state.messages
    onChange(areMessagesOthers)
    if (areMessagesOthers) layout.sync(state.messages)
    const moved = placesMoved(before, model)
    const kept = {
      start: Math.max(0, before.start + moved),
      end: Math.min(before.end + moved, layout.count()),
    }
    view = { state, ...(state.isAtBottom ? atEnd() : kept) }
    return view
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    layout,
    getView,
    drawn: () => view,
    atEnd,
    between,
    draw({ start, end }) {
      const { state, ...before } = getView()
      if (start === before.start && end === before.end) return false
      view = { state, start, end }
      notify()
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      leaveModel ??= model.subscribe(() => {
        getView()
        notify()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leaveModel?.()
        leaveModel = null
      }
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
