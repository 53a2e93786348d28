import { describe, expect, it, vi } from 'vitest'
import { createChatModel } from '../model/create-chat-model.ts'
import { fakeList } from '../testing/fake-list.ts'
import { say, sayOwn } from '../testing/say.ts'
import { createListEngine } from './create-list-engine.ts'

it('tells the remaining listeners of new messages after the first one has gone', () => {
  const model = createChatModel()
  const engine = createListEngine(model, true)
  const leave = engine.subscribe(() => undefined)
  const listener = vi.fn()
  const leaveLast = engine.subscribe(listener)
  leave()
  model.append({ kind: 'tip', id: '1', at: 0, text: '今天' })
  expect(listener).toHaveBeenCalledOnce()
  expect(engine.getView().state.messages).toHaveLength(1)

  leaveLast()
  model.append({ kind: 'tip', id: '2', at: 0, text: '昨天' })
  expect(listener).toHaveBeenCalledOnce()
})

const many = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => say(`${prefix}${index}`))

function readAtTheEnd() {
  const model = createChatModel(many('m', 60))
  const list = fakeList(model)
  list.engine.warmUp()
  list.render()
  return { model, ...list }
}

/** A list of sixty messages scrolled to the middle, with all rendered rows measured. */
function readInTheMiddle() {
  const model = createChatModel(many('m', 60))
  const list = fakeList(model)
  list.view.scrollTop = 2_000
  list.engine.onScroll()
  list.render()
  return { model, ...list }
}

describe('a scroll that the browser has not told of yet', () => {
  it('is not undone when the rest of the one before it is noticed', () => {
    const { engine, view, seen, render } = readInTheMiddle()
    view.scrollTop -= 60
    const there = seen()
    engine.onScrollEnd()
    render()
    expect(seen()).toEqual(there)
  })

  it('is not undone by messages that come before or after', () => {
    const { model, view, seen, render } = readInTheMiddle()
    view.scrollTop += 70
    const there = seen()
    model.prepend(many('h', 20), true)
    model.append(say('n'))
    render()
    expect(seen()).toEqual(there)
  })

  it('leaves the end before a message comes: it counts as unread, and moves nothing', () => {
    const { model, view, seen, render } = readAtTheEnd()
    view.scrollTop -= 150
    const there = seen()
    model.append(say('n'))
    render()
    expect(seen()).toEqual(there)
    expect(model.getState()).toMatchObject({ isAtBottom: false, unreadCount: 1 })
  })

  it('does not keep an own message from leading to the end', () => {
    const { model, view, seen, render } = readAtTheEnd()
    view.scrollTop -= 150
    model.append(sayOwn('own'))
    render()
    expect(seen().at(-1)).toBe('own at 300')
  })

  it('is not undone by a row that grows or by drawing again', () => {
    const { engine, view, seen } = readInTheMiddle()
    view.scrollTop += 70
    const there = seen()
    engine.settle()
    expect(seen()).toEqual(there)
  })
})

describe('a view that stands elsewhere though nobody scrolled', () => {
  it('stays where it is when so much above it became lower that the end comes up', () => {
    const { model, engine, view, box, seen, render } = readAtTheEnd()
    view.scrollTop -= 90
    engine.onScroll()
    render()
    const there = seen()
    for (const id of ['m53', 'm54']) box.rows.set(id, 20)
    engine.settle()
    render()
    expect(seen()).toEqual(there)
    expect(model.getState().isAtBottom).toBe(false)
  })

  it('goes back to where it was when it was hidden and is shown again', () => {
    const { model, engine, view, box, seen, render } = readInTheMiddle()
    const there = seen()
    box.height = 0
    view.scrollTop = 0
    engine.settle()
    model.append(say('n'))
    render()
    box.height = 400
    engine.settle()
    render()
    expect(seen()).toEqual(there)
    expect(model.getState()).toMatchObject({ isAtBottom: false, unreadCount: 1 })
  })
})
