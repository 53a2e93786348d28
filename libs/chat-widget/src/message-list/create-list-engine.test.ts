import { expect, it, vi } from 'vitest'
import { createChatModel } from '../model/create-chat-model.ts'
import { createListEngine } from './create-list-engine.ts'

it('tells whoever is left of new messages, also when the first listener has gone', () => {
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
