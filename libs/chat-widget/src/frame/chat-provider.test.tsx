import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChatWidget } from '../chat-widget.tsx'
import { EntryBox } from '../entry-box/entry-box.tsx'
import { createChatModel } from '../model/create-chat-model.ts'
import { showChat } from '../testing/show-chat.tsx'
import { emitTo } from './chat-events.ts'
import { ChatProvider } from './chat-provider.tsx'

it('speaks Chinese unless told otherwise, and the words of the host', () => {
  const { rerender } = showChat([])
  expect(screen.getByRole('button', { name: '发送' })).toBeDefined()
  const labels = { entry: { send: 'Go' } }
  rerender(<ChatWidget model={createChatModel()} locale="en" labels={labels} />)
  expect(screen.getByRole('button', { name: 'Go' })).toBeDefined()
  expect(screen.getByPlaceholderText('Type a message…')).toBeDefined()
})

it('carries the chosen look where the style sheet looks for it', () => {
  const { container } = showChat([], { mode: 'dark', theme: 'blue-white', className: 'mine' })
  const root = container.querySelector<HTMLElement>('.omc-chat')
  expect([root?.dataset['mode'], root?.dataset['theme'], root?.className]).toEqual([
    'dark',
    'blue-white',
    'omc-chat mine',
  ])
})

it('gives a part alone what it needs, and says where it is missing', () => {
  render(
    <ChatProvider>
      <EntryBox />
    </ChatProvider>,
  )
  expect(screen.getByRole('textbox', { name: '消息内容' })).toBeDefined()
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<EntryBox />)).toThrow('<ChatProvider>')
  silent.mockRestore()
})

it('tells the handler of an event, if there is one', () => {
  const onQuickReplySubmit = vi.fn()
  emitTo({ onQuickReplySubmit }, 'quickReplySubmit', { id: '1', text: '好' })
  emitTo({ onQuickReplySubmit }, 'enter', { type: 'text', text: '好' })
  expect(onQuickReplySubmit.mock.calls).toEqual([[{ id: '1', text: '好' }]])
})
