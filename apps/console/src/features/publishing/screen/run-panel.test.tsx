import { behaviour } from '@omc/behaviours/vitest'
import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render as renderBare, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { proxy } from 'valtio'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addTexts, changeLanguage, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../../kernel/services/services-context.ts'
import type { AccountRun } from '../run/account-run.ts'
import { NO_REST } from '../run/run-time.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { publishInfo, UID } from '../testing/fake-ledger.ts'
import { inPhase, ITEM, snapshotOf, waiting } from '../testing/run-snapshots.ts'
import { RunPanel } from './run-panel.tsx'

const run = {
  key: UID,
  uid: UID,
  connect: vi.fn(),
  disconnect: vi.fn(),
  start: vi.fn(),
  pause: vi.fn(),
  resume: vi.fn(),
  stop: vi.fn(),
  skipWait: vi.fn(),
  forgetInterrupted: vi.fn(),
  work: { state: proxy<{ work: object }>({ work: { tag: 'none' } }) },
}

const session = { state: proxy<{ person: object | null }>({ person: null }) }
// as: a run asks who is signed in, which screens there are, and the server.
const services = {
  session,
  sdk: createSdk({ transport: fakeTransport() }),
  built: new Set(['/carry/publish/statistics']),
} as unknown as Services

const Console = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  </MemoryRouter>
)
const render = (panel: ReactElement) => renderBare(panel, { wrapper: Console })

const show = (change: Partial<RunSnapshot>, mayRun = true) =>
  // as: the acts the panel calls.
  render(
    <RunPanel run={run as unknown as AccountRun} snapshot={snapshotOf(change)} mayRun={mayRun} />,
  )

const state = () => screen.getByTestId('run-state').textContent
const press = (id: string) => fireEvent.click(screen.getByTestId(id))

beforeAll(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  await addTexts(laterTexts)
})
beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.useRealTimers())

describe('F18: a publication that takes longer than usual', () => {
  const phase = { tag: 'sending', item: ITEM, dueAt: Date.parse('2026-01-01T10:00:00Z') } as const
  const slow = { attemptKey: ITEM.attemptKey, sentAt: 0, usualMs: 12_300 }
  const line = () => screen.getByTestId('slow')

  it('says the usual time, and until when it waits', () => {
    show({ ...inPhase(phase), slow })
    expect(line().getAttribute('aria-live')).toBe('polite')
    expect(line().textContent).toBe(
      `渠道答复比平时慢（平时 12 秒内），仍在等。${clockTime(phase.dueAt)} 前没有答复就转为待核实，不会重发。`,
    )
  })

  it('says nothing in time, and nothing of an item that the run has given up', () => {
    const { unmount } = show(inPhase(phase))
    expect(line().textContent).toBe('')
    unmount()
    show({ ...inPhase(phase), slow: { ...slow, attemptKey: 'earlier' } })
    expect(line().textContent).toBe('')
  })
})

describe('before the start', () => {
  it('can give the account back, but not while a job over its records is under way', () => {
    run.work.state.work = { tag: 'job', loop: { phase: { tag: 'fetching' } } }
    const { unmount } = show({})
    expect(screen.queryByTestId('disconnect')).toBeNull()
    unmount()
    run.work.state.work = { tag: 'none' }
    show({})
    press('disconnect')
    expect(run.disconnect).toHaveBeenCalledOnce()
  })

  it('says what 开始 will do, and does it', () => {
    show({})
    expect(state()).toBe('未开始')
    const summary = screen.getByTestId('start-summary').textContent
    for (const words of ['小红豆', '有好货', '38 条', '直接发布', '5–12 秒']) {
      expect(summary).toContain(words)
    }
    expect(screen.getByTestId('start').textContent).toBe('开始发布 38 条')
    press('start')
    expect(run.start).toHaveBeenCalledOnce()
  })

  it('echoes draft and activity in the button', () => {
    show({ options: { draft: true, activity: true, delayMinS: 5, delayMaxS: 12 } })
    expect(screen.getByTestId('start').textContent).toBe('开始发布 38 条（存草稿 · 发到活动）')
  })

  it('has nothing to start with an empty queue, and says so', () => {
    show({ info: publishInfo(0) })
    expect(screen.getByTestId<HTMLButtonElement>('start').disabled).toBe(true)
    expect(screen.getByTestId('run-message').textContent).toContain('队列为空')
  })

  it('says what hinders a start and what to do', () => {
    show({ start: { tag: 'failed', code: 'no-outbox', message: '' } })
    expect(screen.getByTestId('run-message').textContent).toContain('不能开始')
  })

  it('offers to go on after a run that was cut off, or not to', () => {
    show({ interrupted: { startedAt: 0, workedMs: 0, published: 12, failed: 1 } })
    expect(state()).toBe('上次运行被中断')
    expect(screen.getByTestId('run-message').textContent).toContain('已发布 12 条')
    expect(screen.getByTestId('start').textContent).toBe('继续上次运行')
    fireEvent.click(screen.getByRole('button', { name: '不再继续' }))
    expect(run.forgetInterrupted).toHaveBeenCalledOnce()
  })
})

describe('an account that another has', () => {
  it('names the device and takes over only by a press', () => {
    show({ link: { tag: 'other-device', deviceName: 'A-02', leaseEndsAt: 0 } })
    expect(screen.getByTestId('link-notice').textContent).toContain('正在设备 A-02 上运行')
    expect(screen.queryByTestId('start')).toBeNull()
    press('take-over')
    expect(run.connect).toHaveBeenCalledWith(true)
  })

  it('says that the account info could not be fetched, and why', async () => {
    const failed = { tag: 'failed', code: 'account-check', message: 'HTTP 503' } as const
    show({ start: failed })
    const said = () => screen.getByTestId('run-message').textContent
    behaviour('E-043', () => expect(said()).toMatch(/^账号信息获取失败.*HTTP 503/))
    await act(() => changeLanguage('en'))
    behaviour('E-043', () => expect(said()).toMatch(/^Account info fetch failed/))
    await act(() => changeLanguage('zh'))
  })

  it('names the other tab', () => {
    show({ link: { tag: 'other-tab', holder: null } })
    expect(screen.getByTestId('link-notice').textContent).toContain('另一个标签页')
  })

  it('shows a person without the permission no acts', () => {
    show({}, false)
    expect(screen.queryByTestId('start')).toBeNull()
    expect(screen.getByTestId('run-message').textContent).toContain('没有发布权限')
  })
})

describe('a run', () => {
  it('says that the content at hand has goods and a topic', () => {
    show(inPhase({ tag: 'sending', item: ITEM, dueAt: 0 }))
    expect(screen.getByText(/正在发布 · 带商品 · 带话题/)).toBeTruthy()
  })

  it('shows the item, its step and the progress', () => {
    show({
      ...inPhase({ tag: 'sending', item: ITEM, dueAt: 0 }),
      totals: { ...NO_REST, startedAt: 0, published: 12, failed: 0 },
    })
    expect(state()).toBe('运行中')
    expect(screen.getByText('夏季连衣裙')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('12 / 51')
    expect(screen.getByTestId('steps').querySelector('[aria-current=step]')?.textContent).toContain(
      '结果',
    )
    press('pause')
    press('stop')
    expect([run.pause, run.stop].map((act) => act.mock.calls.length)).toEqual([1, 1])
    expect(screen.getByText(/停止后它的结果将待核实/)).toBeTruthy()
  })

  it.each([
    ['pacing', '等待', '下一条（随机 5–12 秒）', '立即继续'],
    ['failure', '重试等待', '发布失败，请重新发布', '立即继续'],
    ['upload', '重试等待', '图片上传失败，稍后重试', '立即继续'],
    ['unconfirmed', '结果待核实', '不会重发', '再问一次'],
    ['daily_cap', '暂不发布', '今日发布数已满', '再问一次'],
  ] as const)(
    'waits because of %s with a word, a reason and a way on',
    (why, word, reason, act) => {
      const now = Date.now()
      show(
        inPhase({
          tag: 'waiting',
          why,
          sinceAt: now,
          dueAt: now + 581_000,
          resume: { tag: 'fetch' },
        }),
      )
      expect(state()).toBe(word)
      expect(screen.getByTestId('wait').textContent).toContain(reason)
      expect(screen.getByRole('timer').textContent).toMatch(/^09:4[01]$/)
      fireEvent.click(screen.getByRole('button', { name: act }))
      expect(run.skipWait).toHaveBeenCalledOnce()
    },
  )

  it('waits for a check with a word, a reason and the one act that it asks for', () => {
    show(waiting('bot-check'))
    expect(state()).toBe('需要人工验证')
    expect(screen.getByTestId('wait').textContent).toContain('渠道要求人工验证')
    expect(screen.getByRole('button', { name: '我已完成' })).toBeTruthy()
  })

  it('pauses after the item and goes on', () => {
    show(inPhase({ tag: 'sending', item: ITEM, dueAt: 0 }, { hold: 'after-item' }))
    expect(state()).toBe('本条完成后暂停')
    press('resume')
    expect(run.resume).toHaveBeenCalledOnce()
  })
})

describe('a paused run', () => {
  const wait = { why: 'failure', sinceAt: 0, dueAt: 600_000 } as const
  const paused = {
    ...inPhase({ tag: 'paused', wait }),
    totals: { startedAt: 0, pausedAt: 90_000, restedMs: 30_000, published: 2, failed: 1 },
  }

  it('stands still: no countdown, no time that goes on, nothing to skip', () => {
    vi.useFakeTimers({ now: 120_000 })
    const { container } = show(paused)
    const before = container.textContent
    act(() => void vi.advanceTimersByTime(5_000))
    expect(container.textContent).toBe(before)
    expect(screen.getByTestId('elapsed').textContent).toContain('01:00')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByTestId('skip-wait')).toBeNull()
    expect(container.querySelector('.animate-turn')).toBeNull()
  })

  it('says that nothing is published, and from when on it would be', () => {
    vi.useFakeTimers({ now: 120_000 })
    show(paused)
    expect(state()).toBe('已暂停')
    const words = screen.getByTestId('run-message').textContent
    expect(words).toContain('不会发布新的内容')
    expect(words).toContain(`最早 ${clockTime(600_000)} 发布下一条`)
    press('resume')
    expect(run.resume).toHaveBeenCalledOnce()
  })

  it('offers to go on where a pause was asked for while a result is not reported', () => {
    const report = { tag: 'report', item: ITEM, outcome: { tag: 'empty', message: '' } } as const
    const phase = { tag: 'waiting', why: 'report', sinceAt: 0, dueAt: 1, resume: report } as const
    show(inPhase(phase, { hold: 'after-item' }))
    expect(screen.queryByTestId('pause')).toBeNull()
    press('resume')
    expect(run.resume).toHaveBeenCalledOnce()
  })
})

describe('the focus', () => {
  const panel = (change: Partial<RunSnapshot>) => (
    // as: the acts the panel calls.
    <RunPanel run={run as unknown as AccountRun} snapshot={snapshotOf(change)} mayRun />
  )
  const sending = inPhase({ tag: 'sending', item: ITEM, dueAt: 0 })

  it('goes from 开始发布 to what can be done now', async () => {
    const { rerender } = render(panel({}))
    screen.getByTestId('start').focus()
    rerender(panel({ start: { tag: 'checking' } }))
    rerender(panel(sending))
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('pause')))
  })

  it('stays in the panel after a stop, on nothing that would start again', async () => {
    const { rerender } = render(panel(sending))
    screen.getByTestId('stop').focus()
    rerender(panel(inPhase({ tag: 'stopped', why: 'cancelled' })))
    await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement?.tagName).toBe('DIV')
    expect(document.activeElement?.contains(screen.getByTestId('start'))).toBe(true)
  })

  it('is left where the person has moved it', async () => {
    const { rerender } = render(
      <>
        <input aria-label="elsewhere" />
        {panel({})}
      </>,
    )
    screen.getByTestId('start').focus()
    screen.getByLabelText('elsewhere').focus()
    rerender(
      <>
        <input aria-label="elsewhere" />
        {panel(sending)}
      </>,
    )
    await Promise.resolve()
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'))
  })
})

describe('the end', () => {
  it('tells the totals and what is left to verify', () => {
    const info = { ...publishInfo(0), queue: { left: 0, by_status: { unknown: 2 } } }
    show({
      ...inPhase({ tag: 'stopped', why: 'completed' }),
      info,
      totals: { ...NO_REST, startedAt: 0, published: 38, failed: 1 },
    })
    expect(state()).toBe('队列已完成')
    const words = screen.getByTestId('run-message').textContent
    expect(words).toContain('发布 38 条，失败 1 次')
    expect(words).toContain('2 条结果待核实')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('leads to the figures of today where the person may open them', () => {
    session.state.person = { admin: false, roles: ['manager'], permissions: [] }
    show({ ...inPhase({ tag: 'stopped', why: 'completed' }), info: publishInfo(0) })
    const link = screen.getByRole('link', { name: '查看今日发布统计' })
    expect(link.getAttribute('href')).toBe('/carry/publish/statistics?range=today')
    session.state.person = null
  })

  it('names the missing permission in the channel’s words', () => {
    const outcome = { tag: 'no-permission', message: 'B_Publish_Perm' } as const
    show(
      inPhase({ tag: 'stopped', why: 'no-permission' }, { last: { item: ITEM, outcome, at: 1 } }),
    )
    expect(state()).toBe('无发布权限，队列已结束')
    expect(screen.getByTestId('run-message').textContent).toContain('B_Publish_Perm')
  })
})
