import { behaviour } from '@omc/behaviours/vitest'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LoadHistory } from '../frame/chat-events.ts'
import { say } from '../testing/say.ts'
import { showChat } from '../testing/show-chat.tsx'

afterEach(() => vi.useRealTimers())

it('asks for history once at a time and says how it stands', () => {
  vi.useFakeTimers()
  const load = vi.fn()
  const { model } = showChat([say('a')], { onLoadHistory: load })
  fireEvent.click(screen.getByRole('button', { name: '加载更早的消息' }))
  fireEvent.click(screen.getByRole('button', { name: '加载中…' }))
  behaviour('B-287', () => expect(load).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('true')
  act(() => model.setHistory('failed'))
  fireEvent.click(screen.getByRole('button', { name: '加载失败，点击重试' }))
  expect(load).toHaveBeenCalledTimes(2)
  act(() => model.prepend([say('0')], true))
  expect(screen.getByRole('button', { name: '加载完成' })).toBeDefined()
  act(() => {
    vi.advanceTimersByTime(1_000)
  })
  expect(screen.getByRole('button', { name: '加载更早的消息' })).toBeDefined()
  act(() => model.prepend([], false))
  expect(screen.getByText('没有更多了')).toBeDefined()
})

it('ends at once when the host has nothing to do', () => {
  showChat([say('a')], { onLoadHistory: ({ finish }: LoadHistory) => finish('ended') })
  fireEvent.click(screen.getByRole('button', { name: '加载更早的消息' }))
  expect(screen.getByText('没有更多了')).toBeDefined()
})

it('shows the words of the host in the pull-down area', () => {
  showChat([say('a')], { onLoadHistory: vi.fn(), historyTip: '看看以前说了什么' })
  behaviour('B-282', () =>
    expect(screen.getByRole('button', { name: '看看以前说了什么' })).toBeDefined(),
  )
})
