import { behaviour } from '@omc/behaviours/vitest'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ChatWidgetProps } from '../chat-widget.tsx'
import { EMOJI_TABLE } from '../emoji/emoji-table.ts'
import { createDraft } from '../model/create-draft.ts'
import { showChat } from '../testing/show-chat.tsx'

const REPLIES = [
  { id: '1', text: '你好，在的' },
  { id: '2', text: '稍等，我看一下' },
  { id: '3', text: '在的，你好' },
]

const setUp = (extra: Partial<ChatWidgetProps> = {}) => {
  const onEnter = vi.fn()
  const onQuickReplySubmit = vi.fn()
  const draft = createDraft()
  showChat([], { quickReplies: REPLIES, onEnter, onQuickReplySubmit, draft, ...extra })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox')
  const type = (value: string) => fireEvent.change(box, { target: { value } })
  return { onEnter, onQuickReplySubmit, draft, box, type }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const press = (key: string, extra = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...extra })

it('offers the replies that match what is typed, with the match marked', () => {
  const { type } = setUp()
  expect(options()).toEqual([])
  type('在的')
  behaviour('B-283', () => {
    expect(options()).toEqual(['你好，在的', '在的，你好'])
    expect(screen.getAllByRole('option')[0]?.querySelector('mark')?.textContent).toBe('在的')
    expect(screen.getByRole('listbox', { name: '快捷回复' })).toBeDefined()
  })
  expect(screen.getByText('2 条快捷回复，按 ↓ 选择')).toBeDefined()
  type('(')
  expect(options()).toEqual([])
})

it('finds by sound with the matcher that is handed in', () => {
  const matchPinyin = (text: string, query: string) =>
    query === 'shaodeng' && text.startsWith('稍等') ? ([0, 1] as const) : null
  const { type } = setUp({ matchPinyin })
  type('shaodeng')
  expect(options()).toEqual(['稍等，我看一下'])
  expect(document.querySelector('mark')?.textContent).toBe('稍等')
})

it('a chosen reply raises submit and enter with it, and the box is empty', () => {
  const { type, box, onEnter, onQuickReplySubmit } = setUp()
  type('稍')
  fireEvent.click(screen.getByRole('option'))
  behaviour('B-288', () => expect(onQuickReplySubmit.mock.calls).toEqual([[REPLIES[1]]]))
  expect(onEnter.mock.calls).toEqual([[{ type: 'quickReply', reply: REPLIES[1] }]])
  expect(box.value).toBe('')
  expect(document.activeElement).toBe(box)
})

it('puts the reply into the box instead, when told so, and offers nothing over it', () => {
  const { type, box, onEnter, onQuickReplySubmit } = setUp({ quickReplyMode: 'insert' })
  type('稍')
  fireEvent.click(screen.getByRole('option'))
  expect(box.value).toBe('稍等，我看一下')
  expect(onQuickReplySubmit).toHaveBeenCalledOnce()
  expect(onEnter).not.toHaveBeenCalled()
  expect(options()).toEqual([])
})

it('leads by ↓ into the list and by ↑ and Escape back; Escape closes it until more is typed', () => {
  const { type, box } = setUp()
  type('在的')
  box.focus()
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('你好，在的')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('在的，你好')
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(box)
  press('ArrowDown')
  press('Escape')
  expect(document.activeElement).toBe(box)
  expect(options()).toEqual([])
  type('在')
  expect(options()).toHaveLength(2)
  press('Escape')
  expect(options()).toEqual([])
})

it('leaves ↓ to the box on other lines than the last, and to an input method', () => {
  const { type, box } = setUp({ quickReplies: [{ id: 'n', text: '一\n二' }] })
  type('一\n二')
  box.focus()
  box.setSelectionRange(0, 0)
  press('ArrowDown')
  expect(document.activeElement).toBe(box)
  box.setSelectionRange(3, 3)
  press('ArrowDown', { isComposing: true })
  expect(document.activeElement).toBe(box)
  press('ArrowDown')
  expect(document.activeElement?.getAttribute('role')).toBe('option')
})

it('puts a picked emoji at the caret and closes the panel', () => {
  const { box, type, draft } = setUp({ emoji: EMOJI_TABLE })
  type('早上好')
  box.setSelectionRange(1, 1)
  const button = screen.getByRole('button', { name: '表情' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '太阳' }))
  behaviour('B-267', () => {
    expect(draft.getText()).toBe('早/:sun上好')
    expect(box.selectionStart).toBe(6)
  })
  expect(screen.queryByRole('grid')).toBeNull()
  expect(document.activeElement).toBe(box)
})

it('closes the emoji panel by Escape, and when something outside is used', () => {
  const { box } = setUp({ emoji: EMOJI_TABLE })
  const button = screen.getByRole('button', { name: '表情' })
  fireEvent.click(button)
  press('Escape')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(document.activeElement).toBe(box)
  fireEvent.click(button)
  fireEvent.pointerDown(screen.getByRole('button', { name: '太阳' }))
  expect(screen.queryByRole('grid')).not.toBeNull()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('grid')).toBeNull()
})

it('has no emoji button without emoji, or when told so', () => {
  setUp({ emoji: EMOJI_TABLE, toolConfig: { showEmoji: false, show: ['file'] } })
  expect(screen.queryByRole('button', { name: '表情' })).toBeNull()
  expect(screen.getByRole('button', { name: '文件' })).toBeDefined()
})
