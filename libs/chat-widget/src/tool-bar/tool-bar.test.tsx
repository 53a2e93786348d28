import { behaviour } from '@omc/behaviours/vitest'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChatProvider } from '../frame/chat-provider.tsx'
import { ToolBar } from './tool-bar.tsx'
import type { ToolBarProps } from './tool-bar.tsx'

const show = (props: ToolBarProps) =>
  render(
    <ChatProvider>
      <ToolBar {...props} />
    </ChatProvider>,
  )
const names = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))
const own = { key: 'order', label: '订单', icon: '¥' }

it('shows known tools and own ones in the given order, and passes over unknown keys', () => {
  show({ show: ['history', 'file', 'unknown', own, 'img', 'video'], callback: vi.fn() })
  expect(names()).toEqual(['历史消息', '文件', '订单', '图片', '视频'])
})

it('takes other texts by position from an array inside', () => {
  show({ show: ['file', own, 'img', ['发送文件', '查订单']], callback: vi.fn() })
  expect(names()).toEqual(['发送文件', '查订单', '图片'])
})

it('calls back with what was pressed', () => {
  const callback = vi.fn()
  show({ show: ['video', 'hongbao', own], callback })
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(callback.mock.calls).toEqual([
    [{ type: 'video' }],
    [{ type: 'hongbao' }],
    [{ type: 'own', key: 'order' }],
  ])
})

it('opens a picker of several files and calls back with them, the same ones again too', () => {
  const callback = vi.fn()
  const { container } = show({ show: ['file'], callback })
  const picker = container.querySelector<HTMLInputElement>('input[type="file"]')!
  const opened = vi.spyOn(picker, 'click')
  fireEvent.click(screen.getByRole('button', { name: '文件' }))
  expect(opened).toHaveBeenCalledOnce()
  expect(picker.multiple).toBe(true)
  const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]
  const pick = (picked: readonly File[]) => {
    Object.defineProperty(picker, 'files', { value: picked, configurable: true })
    fireEvent.change(picker)
  }
  pick(files)
  pick([])
  expect(callback.mock.calls).toEqual([[{ type: 'file', files }]])
  expect(picker.value).toBe('')
})

it("warns 'callback not find' when nobody listens, and does nothing else", () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { container } = show({ show: ['file', 'img'] })
  const opened = vi.spyOn(container.querySelector('input')!, 'click')
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  behaviour('E-015', () => {
    expect(warn.mock.calls).toEqual([['callback not find'], ['callback not find']])
    expect(opened).not.toHaveBeenCalled()
  })
  warn.mockRestore()
})

it('is a toolbar with one stop of the Tab key and arrows between the tools', () => {
  show({ show: ['file', 'video', 'img'], callback: vi.fn() })
  const [file, video, img] = screen.getAllByRole('button')
  const stops = () => screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)
  expect(screen.getByRole('toolbar', { name: '工具' })).toBeDefined()
  expect(stops()).toEqual([0, -1, -1])
  file?.focus()
  fireEvent.keyDown(file!, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(video)
  fireEvent.keyDown(video!, { key: 'End' })
  expect(document.activeElement).toBe(img)
  expect(stops()).toEqual([-1, -1, 0])
})
