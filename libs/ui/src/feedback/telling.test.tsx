import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Chip } from '../primitives/chip.tsx'
import { CopyButton } from '../primitives/copy-button.tsx'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { Alert } from './alert.tsx'
import { RelativeTime } from './relative-time.tsx'

afterEach(() => void vi.useRealTimers())

it('interrupts for dangers, and for others when they say so', async () => {
  const { container } = render(
    <>
      <Alert tone="danger">拒绝了</Alert>
      <Alert tone="warning" isUrgent title="没有回应">
        14:02 作废
      </Alert>
      <Alert tone="warning">快过期</Alert>
      <Alert tone="info">今晚维护</Alert>
      <Alert tone="success">已恢复</Alert>
    </>,
  )
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('alert')).toEqual(['拒绝了', '没有回应14:02 作废'])
  expect(texts('status')).toEqual(['快过期', '今晚维护', '已恢复'])
  expect(await findAxeViolations(container)).toEqual([])
})

it('ages by itself, at each whole minute', () => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  render(
    <RelativeTime
      at={Date.now() - 59_000}
      now={Date.now}
      exact="14:02:11"
      format={(at, now) => `${Math.floor((now - at) / 60_000)} 分钟前`}
    />,
  )
  const time = () => screen.getByTitle('14:02:11').textContent
  expect(time()).toBe('0 分钟前')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(time()).toBe('1 分钟前')
  act(() => void vi.advanceTimersByTime(120_000))
  expect(time()).toBe('3 分钟前')
})

const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })

it('says that it copied, for a moment', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(async () => undefined)
  clipboard(writeText)
  render(<CopyButton label="复制" doneLabel="已复制" text="春茶" />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(writeText).toHaveBeenCalledWith('春茶')
  expect(screen.getByRole('button').textContent).toBe('已复制')
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button').textContent).toBe('复制')
})

it('writes the text to copy only when it is wanted', async () => {
  const writeText = vi.fn(async () => undefined)
  clipboard(writeText)
  const text = vi.fn(() => '春茶')
  render(<CopyButton label="复制" doneLabel="已复制" text={text} />)
  expect(text).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(writeText).toHaveBeenCalledWith('春茶')
})

it('shows the text where the clipboard is closed', async () => {
  clipboard(async () => {
    throw new Error('denied')
  })
  render(<CopyButton label="复制" doneLabel="已复制" name="复制标题" text="春茶" />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '复制标题' })))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '复制标题' }).value).toBe('春茶')
})

it('takes a value off, or keeps one that is fixed', () => {
  const onRemove = vi.fn()
  render(
    <>
      <Chip remove={{ label: '去掉 渠道', onRemove }}>渠道：逛逛</Chip>
      <Chip>来源：抖音</Chip>
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: '去掉 渠道' }))
  expect(onRemove).toHaveBeenCalledOnce()
  expect(screen.getByText('来源：抖音').closest('button')).toBeNull()
})
