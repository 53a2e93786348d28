import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createChatModel } from '../model/create-chat-model.ts'
import { say } from '../testing/say.ts'
import { ChatWindow } from './chat-window.tsx'
import type { ChatWindowProps } from './chat-window.tsx'

const MEMBERS = ['韩梅', '李雷', 'Lin (Tao)'].map((name) => ({ id: name, name }))

const show = (extra: Partial<ChatWindowProps> = {}) =>
  render(
    <ChatWindow
      model={createChatModel([say('a')])}
      title="韩梅"
      subtitle="运营"
      img="https://a.example/h.png"
      notice="周五交稿"
      members={MEMBERS}
      {...extra}
    />,
  )
const panel = () => within(screen.getByRole('complementary', { name: '会话信息' }))
const members = () =>
  panel()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.slice(1))

it('shows notice and members, and finds a member by what is typed, whatever it is', () => {
  show()
  expect(panel().getByText('周五交稿')).toBeDefined()
  expect(members()).toEqual(['韩梅', '李雷', 'Lin (Tao)'])
  const search = panel().getByRole('searchbox', { name: '搜索好友' })
  fireEvent.change(search, { target: { value: '(' } })
  expect(members()).toEqual(['Lin (Tao)'])
  fireEvent.change(search, { target: { value: '.*' } })
  expect(members()).toEqual([])
  expect(panel().getByRole('status').textContent).toBe('没有匹配的成员')
})

it('folds the right panel away by its handle and shows it again', () => {
  show()
  const handle = panel().getByRole('button', { name: '收起会话信息' })
  expect(handle.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(handle)
  expect(panel().queryByText('周五交稿', { ignore: '[hidden] *' })).toBeNull()
  fireEvent.click(panel().getByRole('button', { name: '展开会话信息' }))
  expect(panel().getByText('周五交稿', { ignore: '[hidden] *' })).toBeDefined()
})

it('has no right panel when told so, and what the host puts there', () => {
  const { unmount } = show({ showRightBox: false })
  expect(screen.queryByRole('complementary')).toBeNull()
  unmount()
  show({ slots: { right: <p>订单 12</p> } })
  expect(panel().getByText('订单 12')).toBeDefined()
  expect(panel().queryByText('周五交稿')).toBeNull()
})

it('tells of clicks on cover, name, department and members', () => {
  const onHeaderClick = vi.fn()
  const onMemberClick = vi.fn()
  const { container } = show({ onHeaderClick, onMemberClick })
  const header = within(container.querySelector('header')!)
  for (const button of header.getAllByRole('button')) fireEvent.click(button)
  expect(onHeaderClick.mock.calls).toEqual([
    [{ key: 'cover', value: 'https://a.example/h.png' }],
    [{ key: 'name', value: '韩梅' }],
    [{ key: 'dept', value: '运营' }],
  ])
  fireEvent.click(panel().getByRole('button', { name: '李雷' }))
  expect(onMemberClick.mock.calls).toEqual([[MEMBERS[1]]])
})

it('has no buttons in the header when nobody listens, and no address that is none', () => {
  const { container } = show({ img: 'javascript:alert(1)' })
  const header = container.querySelector('header')!
  expect(within(header).queryByRole('button')).toBeNull()
  expect(header.querySelector('img')).toBeNull()
})

it('opens the history panel by its tool, searches it, and gives the focus back', () => {
  const callback = vi.fn()
  show({
    historyModel: createChatModel([say('1', '上周的稿子'), say('2', '价格 (含税)')]),
    toolConfig: { show: ['history', 'video'], callback },
  })
  fireEvent.click(screen.getByRole('button', { name: '历史消息' }))
  expect(callback.mock.calls).toEqual([[{ type: 'history' }]])
  const history = within(screen.getByRole('region', { name: '历史消息' }))
  const search = history.getByRole('searchbox', { name: '搜索历史消息' })
  expect(document.activeElement).toBe(search)
  expect(history.getAllByRole('article')).toHaveLength(2)
  fireEvent.change(search, { target: { value: '(' } })
  expect(history.getAllByRole('article')).toHaveLength(1)
  expect(history.getByText('1 条消息')).toBeDefined()
  fireEvent.change(search, { target: { value: '没有' } })
  expect(history.getByText('没有匹配的消息')).toBeDefined()
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(screen.queryByRole('region', { name: '历史消息' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
})

it('opens the history panel without a callback, and warns for the other tools', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  show({ historyModel: createChatModel(), toolConfig: { show: ['history', 'video'] } })
  fireEvent.click(screen.getByRole('button', { name: '历史消息' }))
  expect(warn).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '视频' }))
  expect(warn.mock.calls).toEqual([['callback not find']])
  warn.mockRestore()
})
