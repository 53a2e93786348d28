import { behaviour } from '@omc/behaviours/vitest'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Avatar } from '../primitives/avatar.tsx'
import { Progress } from '../primitives/progress.tsx'
import { Spinner } from '../primitives/spinner.tsx'
import { StatusChip } from '../primitives/status-chip.tsx'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { Countdown, formatTimeLeft } from './countdown.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Timeline } from './timeline.tsx'
import { ToastRegion } from './toast-region.tsx'
import { createToasts } from './toasts.ts'

// Loads later in a browser.
beforeAll(() => import('../primitives/copy-button.tsx'))
beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('Countdown', () => {
  it('writes mm:ss, rounding a started second up and the past to zero', () => {
    expect([600_000, 599_001, 581_000, 1, 0, -5, 6_000_000].map(formatTimeLeft)).toEqual([
      '10:00',
      '10:00',
      '09:41',
      '00:01',
      '00:00',
      '00:00',
      '100:00',
    ])
  })

  it('counts by the clock and reports once', async () => {
    const due = vi.fn()
    render(<Countdown deadlineAt={2500} now={Date.now} label="下一条" onDue={due} />)
    const timer = screen.getByRole('timer', { name: '下一条' })
    expect(timer.textContent).toBe('00:03')
    await pass(500)
    expect(timer.textContent).toBe('00:02')
    await pass(1999)
    expect(due).not.toHaveBeenCalled()
    await pass(10_000)
    expect(timer.textContent).toBe('00:00')
    expect(due).toHaveBeenCalledTimes(1)
  })

  it('catches up after a sleep', async () => {
    let at = 0
    render(<Countdown deadlineAt={600_000} now={() => at} />)
    at = 300_000
    await pass(1000)
    expect(screen.getByRole('timer').textContent).toBe('05:00')
  })
})

describe('toasts', () => {
  const open = () => {
    const toasts = createToasts()
    render(<ToastRegion toasts={toasts} label="通知" closeLabel="关闭" />)
    const titles = () => toasts.state.list.map((toast) => toast.title)
    return { toasts, titles }
  }

  it('stay 3 s, with an act 5 s, as errors until closed', async () => {
    const { toasts, titles } = open()
    await act(async () => {
      toasts.show({ tone: 'success', title: '已保存' })
      toasts.show({ tone: 'info', title: '已移动', action: { label: '撤销', onSelect: vi.fn() } })
      toasts.show({ tone: 'danger', title: '上传失败' })
    })
    await behaviour('B-154', async () => {
      await pass(2999)
      expect(titles()).toEqual(['已保存', '已移动', '上传失败'])
      await pass(1)
      expect(titles()).toEqual(['已移动', '上传失败'])
    })
    await pass(2000)
    expect(titles()).toEqual(['上传失败'])
    await pass(3_600_000)
    expect(titles()).toEqual(['上传失败'])
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(titles()).toEqual([])
  })

  it('wait while the pointer rests on them', async () => {
    const { toasts, titles } = open()
    await act(async () => void toasts.show({ tone: 'success', title: '已保存' }))
    fireEvent.pointerMove(screen.getByRole('region').querySelector('ol')!)
    await pass(60_000)
    expect(titles()).toEqual(['已保存'])
  })

  it('are three at most; the oldest that is not an error gives way', async () => {
    const { toasts, titles } = open()
    await act(async () => {
      toasts.show({ tone: 'danger', title: '失败' })
      for (const title of ['一', '二', '三']) toasts.show({ tone: 'info', title })
    })
    expect(titles()).toEqual(['失败', '二', '三'])
  })

  it('replace one with the same key', async () => {
    const { toasts, titles } = open()
    await act(async () => {
      toasts.show({ key: 'sync', tone: 'info', title: '同步 1' })
      toasts.show({ key: 'sync', tone: 'info', title: '同步 2' })
    })
    expect(titles()).toEqual(['同步 2'])
  })

  it('run their act and close', async () => {
    const undo = vi.fn()
    const { toasts, titles } = open()
    await act(
      async () =>
        void toasts.show({
          tone: 'info',
          title: '已移动',
          action: { label: '撤销', onSelect: undo },
        }),
    )
    fireEvent.click(screen.getByRole('button', { name: '撤销' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(titles()).toEqual([])
  })
})

it('shows a spinner only after its delay', async () => {
  render(<Spinner delayMs={800} label="加载中" />)
  await pass(799)
  expect(screen.queryByRole('status')).toBeNull()
  await pass(1)
  expect(screen.getByRole('status').textContent).toBe('加载中')
})

it('offers retry and the details of an error', async () => {
  const retry = vi.fn()
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(
    <ErrorState
      message="加载失败，请重试"
      code="503"
      retry={{ label: '重试', onRetry: retry }}
      copy={{ label: '复制详情', doneLabel: '已复制', text: 'GET /x 503' }}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('503')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(retry).toHaveBeenCalledTimes(1)
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: '复制详情' }))
  await pass(0)
  expect(writeText).toHaveBeenCalledWith('GET /x 503')
  expect(screen.getByRole('button', { name: '已复制' })).toBeDefined()
  vi.unstubAllGlobals()
})

it('shows the text itself where the clipboard is closed', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new Error('closed')) },
  })
  render(
    <ErrorState message="失败" copy={{ label: '复制', doneLabel: '已复制', text: 'trace 1' }} />,
  )
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: '复制' }))
  await pass(0)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('trace 1')
  vi.unstubAllGlobals()
})

it('puts the first character in place of a missing or broken picture', () => {
  const { container } = render(<Avatar name="小红豆" src="/broken.png" isNamed />)
  fireEvent.error(container.querySelector('img')!)
  expect(screen.getByRole('img', { name: '小红豆' }).textContent).toBe('小')
})

it('has no accessibility violations', async () => {
  vi.useRealTimers()
  const { container } = render(
    <main>
      <Progress label="发布" value={13} max={51} valueText="13 / 51" />
      <Progress label="同步" value={null} />
      <StatusChip tone="success" shape="dot">
        已发布
      </StatusChip>
      <EmptyState title="还没有素材" action={<button>导入</button>} />
      <Timeline label="事件" items={[{ id: '1', time: '14:02', title: '发布成功' }]} />
      <Avatar name="李雷" isNamed />
    </main>,
  )
  expect(await findAxeViolations(container)).toEqual([])
  const bar = screen.getByRole('progressbar', { name: '发布' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '13',
    '13 / 51',
  ])
})
