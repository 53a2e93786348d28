import { createListEngine } from '../message-list/create-list-engine.ts'
import { rowsOf } from '../message-list/list-parts.ts'
import type { ListParts } from '../message-list/list-parts.ts'
import { rowKeyOf } from '../model/chat-message.ts'
import type { ChatModel } from '../model/create-chat-model.ts'

/** px */
const VIEW = 400

const ROW = 100

/**
 * A list with its engine and a fake layout: rows are 100 px high unless set, and the view scrolls
 * by whole pixels within its content without scroll events.
 */
export function fakeList(model: ChatModel) {
  const engine = createListEngine(model, true)
  const { parts, box, place, heightOf, heightTo } = fakeLayout()

  /** Renders the current view into the document, as React does at the end of a task. */
  const render = () => {
    const { state, start, end } = engine.getView()
    const rows = state.messages.slice(start, end).map((message, index) => {
      const row = document.createElement('div')
      row.dataset['row'] = rowKeyOf(message)
      place(
        row,
        () => heightTo(index),
        () => heightOf(row),
      )
      return row
    })
    parts.feed.replaceChildren(...rows)
    isOld = false
    engine.settle()
    if (isOld) render()
  }
  let isOld = false
  engine.subscribe(() => {
    isOld = true
  })
  engine.attach(parts)
  render()
  return {
    engine,
    view: parts.view,
    box,
    render,
    /** Visible rows with their distance from the view's top, px. */
    seen: () =>
      rowsOf(parts).flatMap((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return bottom > 0 && top < box.height ? [`${row.dataset['row']} at ${top}`] : []
      }),
  }
}

/** Elements of a list with fake sizes and positions. */
function fakeLayout() {
  const make = () => document.createElement('div')
  const [view, content, feed] = [make(), make(), make()]
  const [spaceBefore, spaceAfter] = [make(), make()]
  const parts: ListParts = { view, content, feed, spaceBefore, spaceAfter }
  const box = { top: 0, height: VIEW, rows: new Map<string, number>() }
  const before = () => parseFloat(spaceBefore.style.height || '0')
  const heightOf = (row: HTMLElement) => box.rows.get(row.dataset['row'] ?? '') ?? ROW
  const heightTo = (index: number) =>
    rowsOf(parts)
      .slice(0, index)
      .reduce((sum, row) => sum + heightOf(row), before())
  const contentHeight = () => heightTo(Infinity) + parseFloat(spaceAfter.style.height || '0')
  const topNow = () => Math.max(0, Math.min(box.top, Math.max(contentHeight(), VIEW) - box.height))
  const place = (element: HTMLElement, top: () => number, height: () => number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top() - topNow(), 300, height())
  }
  Object.defineProperties(view, {
    clientHeight: { get: () => box.height },
    scrollHeight: { get: () => Math.max(contentHeight(), box.height) },
    scrollTop: {
      get: topNow,
      set: (top: number) => {
        box.top = Math.round(top)
        box.top = topNow()
      },
    },
  })
  view.getBoundingClientRect = () => new DOMRect(0, 0, 300, box.height)
  place(content, () => 0, contentHeight)
  place(feed, () => 0, contentHeight)
  return { parts, box, place, heightOf, heightTo }
}
