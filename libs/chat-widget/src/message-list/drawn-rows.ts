import type { ChatState } from '../model/chat-state.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { createRowLayout } from '../model/row-layout.ts'
import type { RowLayout } from '../model/row-layout.ts'
import { rangeAtEnd, rangeBetween } from '../model/row-range.ts'
import type { RowRange } from '../model/row-range.ts'

/** Rendered rows with the state they come from. */
export type ListView = RowRange & { readonly state: ChatState }

export type DrawnRows = {
  readonly layout: RowLayout
  readonly subscribe: (listener: () => void) => () => void
  /** View to render; never older than the model. */
  readonly getView: () => ListView
  /** View in the document, which may be older than the model. */
  readonly drawn: () => ListView
  /** Renders these rows; returns false if they are rendered already. */
  readonly draw: (range: RowRange) => boolean
  /** Last rows, as many as fill the height at the end. */
  readonly atEnd: () => RowRange
  /** Rows between two distances from the first row's top, px. */
  readonly between: (from: number, to: number) => RowRange
}

export type DrawnRowsOptions = {
  readonly isVirtual: boolean
  /** Height to fill at the end, px. */
  readonly heightAtEnd: () => number
  /** Called after a change of the model while the old rows are still in the document. */
  readonly onChange: (areMessagesOthers: boolean) => void
}

/** Chooses the rendered messages: the same ones after a prepend, the last ones at the end. */
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

/** Index shift of the rendered rows since the last view. */
function placesMoved({ state, start, end }: ListView, model: ChatModel): number {
  for (let index = start; index < end; index += 1) {
    const now = model.indexOf(state.messages[index]?.id ?? '')
    if (now >= 0) return now - index
  }
  return 0
}
