import { behaviour } from '@omc/behaviours/vitest'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChatProvider } from '../frame/chat-provider.tsx'
import { QuickReplyManager } from './quick-reply-manager.tsx'
import type { QuickReplyManagerProps } from './quick-reply-manager.tsx'

const GROUPS = [
  {
    id: 'own',
    title: '我的',
    replies: [
      { id: '1', text: '你好' },
      { id: '2', text: '稍等' },
    ],
  },
  { id: 'team', title: '团队', replies: [] },
]
const [own, team] = GROUPS

const show = (extra: Partial<QuickReplyManagerProps> = {}) => {
  const onQuickReply = vi.fn()
  render(
    <ChatProvider onQuickReply={onQuickReply}>
      <QuickReplyManager groups={GROUPS} {...extra} />
    </ChatProvider>,
  )
  return onQuickReply
}
const button = (name: string) => screen.getByRole('button', { name })
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '回复内容' })
const write = (value: string) => fireEvent.change(box(), { target: { value } })

it('edits in three rows with a counter, 300 characters at most', () => {
  show()
  fireEvent.click(button('添加'))
  behaviour(['B-283', 'B-284'], () => {
    expect([box().getAttribute('rows'), box().maxLength]).toEqual(['3', 300])
    write('你好呀')
    expect(screen.getByText('3/300')).toBeDefined()
  })
})

it('takes another limit', () => {
  show({ maxLength: 20 })
  fireEvent.click(button('添加'))
  behaviour('B-284', () => {
    expect(box().maxLength).toBe(20)
    expect(screen.getByText('0/20')).toBeDefined()
  })
})

it('raises addTalk with the trimmed text and closes the form', () => {
  const told = show()
  fireEvent.click(button('添加'))
  write('  再见 ')
  fireEvent.click(button('保存'))
  expect(told.mock.calls).toEqual([[{ type: 'addTalk', group: own, text: '再见' }]])
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('refuses an empty one and says so', () => {
  const told = show()
  fireEvent.click(button('添加'))
  write(' \n ')
  fireEvent.click(button('保存'))
  expect(told).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('内容为空，写点什么再保存')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(box())
  write('好')
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('raises editTalk, delIndex and select for the reply they stand at', () => {
  const told = show()
  fireEvent.click(button('编辑 稍等'))
  expect(box().value).toBe('稍等')
  write('马上')
  fireEvent.click(button('保存'))
  fireEvent.click(button('删除 稍等'))
  fireEvent.click(button('你好'))
  const [first, second] = GROUPS[0]!.replies
  expect(told.mock.calls).toEqual([
    [{ type: 'editTalk', group: own, reply: second, text: '马上' }],
    [{ type: 'delIndex', group: own, reply: second, index: 1 }],
    [{ type: 'select', group: own, reply: first }],
  ])
})

it('leaves the text alone when cancelled, by button or Escape', () => {
  const told = show()
  fireEvent.click(button('编辑 你好'))
  write('别的')
  fireEvent.keyDown(box(), { key: 'Escape' })
  fireEvent.click(button('编辑 你好'))
  expect(box().value).toBe('你好')
  fireEvent.click(button('取消'))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(told).not.toHaveBeenCalled()
})

it('raises navIndex with the group whose tab is chosen, which may be empty', () => {
  const told = show()
  fireEvent.click(screen.getByRole('tab', { name: '团队' }))
  expect(told.mock.calls).toEqual([[{ type: 'navIndex', group: team, index: 1 }]])
  expect(screen.getByText('还没有快捷回复')).toBeDefined()
  const [first, second] = screen.getAllByRole('tab')
  expect(second?.getAttribute('aria-selected')).toBe('true')
  second?.focus()
  fireEvent.keyDown(second!, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(first)
})

it('shows only what it is told to', () => {
  show({ showHeader: false, showAdd: false, showEdit: false, showDelete: false })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '你好',
    '稍等',
  ])
})
