import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { say, sayOwn } from '../testing/say.ts'
import { createChatModel } from './create-chat-model.ts'
import type { ChatModel } from './create-chat-model.ts'

const idsOf = (model: ChatModel) => model.getState().messages.map(({ id }) => id)

it('counts what arrives while the reader is above, and nothing at the bottom', () => {
  const model = createChatModel([say('a')])
  model.append(say('b'))
  expect(model.getState().unreadCount).toBe(0)
  model.setAtBottom(false)
  model.append(say('c'), say('d'))
  expect(model.getState()).toMatchObject({ unreadCount: 2, firstUnreadId: 'c' })
  model.setAtBottom(true)
  expect(model.getState()).toMatchObject({ unreadCount: 0, firstUnreadId: 'c' })
  model.append(say('e'))
  expect(model.getState().firstUnreadId).toBeNull()
})

it('does not count tips', () => {
  const model = createChatModel()
  model.setAtBottom(false)
  model.append({ kind: 'tip', id: 't', at: 0, text: '7 月 26 日' })
  expect(model.getState().unreadCount).toBe(0)
})

it('jumps to the bottom with an own message', () => {
  const model = createChatModel()
  model.setAtBottom(false)
  model.append(say('a'), sayOwn('b'))
  expect(model.getState()).toMatchObject({ isAtBottom: true, unreadCount: 0 })
})

it('takes the same id once: a repeat replaces in place and counts nothing', () => {
  const model = createChatModel([say('a'), say('b')])
  model.setAtBottom(false)
  model.append(say('a', 'edited'))
  model.append(say('c'), say('c', 'again'))
  expect(idsOf(model)).toEqual(['a', 'b', 'c'])
  expect(model.getState()).toMatchObject({
    messages: [{ text: 'edited' }, { text: 'b' }, { text: 'again' }],
    unreadCount: 1,
  })
})

it('puts history before, without repeats, and says when there is no more', () => {
  const model = createChatModel([say('c')])
  model.setHistory('fetching')
  model.prepend([say('a'), say('b'), say('c')], true)
  expect(idsOf(model)).toEqual(['a', 'b', 'c'])
  expect(model.getState()).toMatchObject({ history: 'idle', unreadCount: 0 })
  model.prepend([], false)
  expect(model.getState().history).toBe('ended')
})

it('moves a message from sending to sent or failed', () => {
  const model = createChatModel([sayOwn('x', 'sending')])
  model.setStatus('x', 'failed')
  expect(model.getState().messages).toMatchObject([{ id: 'x', status: 'failed' }])
  model.setStatus('x', 'sent', '41')
  expect(model.getState().messages).toMatchObject([{ id: '41', status: 'sent' }])
})

it("shows one message when the server's copy comes before the answer", () => {
  const model = createChatModel([sayOwn('local', 'sending')])
  model.append(sayOwn('41'))
  model.setStatus('local', 'sent', '41')
  expect(idsOf(model)).toEqual(['41'])
})

it('announces arriving messages of others only, the last five', () => {
  const model = createChatModel([say('old')])
  model.prepend([say('older')], true)
  model.append(sayOwn('own'))
  expect(model.getState().incoming).toEqual([])
  model.append(...Array.from({ length: 7 }, (_, index) => say(`n${index}`)))
  expect(model.getState().incoming.map(({ id }) => id)).toEqual(['n2', 'n3', 'n4', 'n5', 'n6'])
})

it('tells listeners of changes only, until they leave', () => {
  const model = createChatModel()
  const listener = vi.fn()
  const leave = model.subscribe(listener)
  model.setAtBottom(true)
  expect(listener).not.toHaveBeenCalled()
  model.append(say('a'))
  leave()
  model.append(say('b'))
  expect(listener).toHaveBeenCalledTimes(1)
})

it('never holds an id twice and never counts more than arrived, for any course of events', () => {
  const id = fc.integer({ min: 0, max: 12 }).map(String)
  const event = fc.oneof(
    fc.record({ tag: fc.constant('append' as const), ids: fc.array(id) }),
    fc.record({ tag: fc.constant('prepend' as const), ids: fc.array(id) }),
    fc.record({ tag: fc.constant('status' as const), id, sentId: id }),
    fc.record({ tag: fc.constant('bottom' as const), isAtBottom: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const model = createChatModel([sayOwn('0', 'sending')])
      for (const step of events) {
        if (step.tag === 'append') model.append(...step.ids.map((value) => say(value)))
        if (step.tag === 'prepend')
          model.prepend(
            step.ids.map((value) => say(value)),
            true,
          )
        if (step.tag === 'status') model.setStatus(step.id, 'sent', step.sentId)
        if (step.tag === 'bottom') model.setAtBottom(step.isAtBottom)
        const { messages, unreadCount, isAtBottom } = model.getState()
        expect(new Set(idsOf(model)).size).toBe(messages.length)
        expect(isAtBottom ? unreadCount : 0).toBe(0)
        expect(idsOf(model).map(model.indexOf)).toEqual(idsOf(model).map((_, index) => index))
      }
    }),
  )
})

it('counts less as more is seen, and keeps the line where it was', () => {
  const model = createChatModel([say('a')])
  model.setAtBottom(false)
  model.append(say('b'), say('c'), say('d'))
  model.markSeen('c')
  expect(model.getState()).toMatchObject({ unreadCount: 1, firstUnreadId: 'b' })
  model.markSeen('a')
  expect(model.getState().unreadCount).toBe(1)
})

it('goes to the newest message whatever the reader does, when told to', () => {
  const model = createChatModel([say('a')], { follow: 'always' })
  model.setAtBottom(false)
  model.append(say('b'))
  expect(model.getState()).toMatchObject({ isAtBottom: true, unreadCount: 0 })
})

it('lets go of a message, and of what it counted', () => {
  const model = createChatModel([say('a')])
  model.setAtBottom(false)
  model.append(say('b'), say('c'))
  model.remove('b')
  expect(idsOf(model)).toEqual(['a', 'c'])
  expect(model.getState().unreadCount).toBe(1)
  expect(model.indexOf('c')).toBe(1)
})
