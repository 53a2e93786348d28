import { createSdk } from '@omc/sdk'
import { fakeTransport, toDocument } from '@omc/sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { proxy } from 'valtio'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../../kernel/services/services-context.ts'
import type { AccountRun } from '../run/account-run.ts'
import { NO_REST } from '../run/run-time.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { publishInfo, UID } from '../testing/fake-ledger.ts'
import { queuedRows, queueServer, type QueuedRow } from '../testing/queue-server.ts'
import { inPhase, ITEM, snapshotOf, waiting } from '../testing/run-snapshots.ts'
import { Tile } from './tile.tsx'
import { tilesTexts } from './tiles-texts.ts'

const run = {
  key: UID,
  uid: UID,
  pause: vi.fn(),
  stop: vi.fn(),
  skipWait: vi.fn(),
  endCheck: vi.fn(),
  start: vi.fn(),
  work: { state: proxy({ work: { tag: 'none' } }) },
}
const [onEnlarge, onRemove, toast] = [vi.fn(), vi.fn(), vi.fn()]
const LIST = 'publish_contents.list'
const PAUSE = 'publish_contents.update'

let fake: ReturnType<typeof fakeTransport>
beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts, tilesTexts]) await addTexts(part)
})
beforeEach(() => {
  vi.clearAllMocks()
  fake = fakeTransport()
})

type Shown = {
  readonly isStacked?: boolean
  readonly queue?: readonly QueuedRow[]
}

/** A tile of one account, its person an administrator. */
function show(change: Partial<RunSnapshot>, { isStacked = false, queue = [] }: Shown = {}) {
  fake.always(LIST, queueServer(queue))
  const session = { state: proxy({ person: { admin: true, roles: [], permissions: [] } }) }
  const sdk = createSdk({ transport: fake })
  // as: what a tile asks for.
  const services = { sdk, session, toasts: { show: toast }, built: new Set() } as unknown
  return render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ServicesContext value={services as Services}>
          <Tile
            // as: the acts the tile calls.
            run={run as unknown as AccountRun}
            snapshot={snapshotOf(change)}
            mayRun
            isStacked={isStacked}
            onEnlarge={onEnlarge}
            onRemove={onRemove}
          />
        </ServicesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const tile = () => screen.getByRole('region', { name: '小红豆' })
const state = () => screen.getByTestId('run-state').textContent
/** Buttons that stand out. */
const solid = () =>
  [...tile().querySelectorAll('button.bg-accent')].map((button) => button.textContent)
const totals = { totals: { ...NO_REST, startedAt: 0, published: 12, failed: 0 } }

it('is a region with a heading: whose it is, its channel and what it did today', () => {
  show({})
  expect(within(tile()).getByRole('heading', { level: 2 }).textContent).toBe('小红豆')
  expect(tile().textContent).toContain('有好货 · 今日 0/20')
  fireEvent.click(screen.getByRole('button', { name: '放大 小红豆' }))
  fireEvent.click(screen.getByRole('button', { name: '移除 小红豆' }))
  expect([onEnlarge, onRemove].map((act) => act.mock.calls.length)).toEqual([1, 1])
})

describe('the tile of an account that', () => {
  it('rests says what a start would do, and starts by a quiet button', () => {
    show({})
    expect(screen.getByTestId('start-summary').textContent).toContain('5–12 秒')
    expect(solid()).toEqual([])
    fireEvent.click(screen.getByTestId('start'))
    expect(run.start).toHaveBeenCalledOnce()
  })

  it('runs shows the content, its step, the progress and the next three', async () => {
    const queue = queuedRows(4)
    show({ ...inPhase({ tag: 'sending', item: ITEM, dueAt: 0 }), ...totals }, { queue })
    expect(state()).toBe('运行中')
    expect(screen.getByTestId('elapsed')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('12 / 51')
    expect(tile().textContent).toContain('夏季连衣裙')
    expect(screen.getByTestId('frame-slot')).toBeTruthy()
    const rows = within(await screen.findByTestId('tile-queue')).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      '第 1 条等待',
      '第 2 条等待',
      '第 3 条等待',
    ])
    fireEvent.click(screen.getByTestId('pause'))
    fireEvent.click(screen.getByTestId('stop'))
    expect([run.pause, run.stop].map((act) => act.mock.calls.length)).toEqual([1, 1])
    expect(solid()).toEqual([])
  })

  it('has paused contents at the head of its queue shows the next three behind them', async () => {
    const held = queuedRows(9, { from: 100, status: 'paused', priority: 9 })
    show({}, { queue: [...held, ...queuedRows(4)] })
    const rows = within(await screen.findByTestId('tile-queue')).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      '第 1 条等待',
      '第 2 条等待',
      '第 3 条等待',
    ])
  })

  it('waits for another try says why and until when, and goes on at once if told', () => {
    const waits = waiting('upload')
    show(waits)
    expect(state()).toBe('重试等待')
    const words = screen.getByTestId('wait').textContent
    expect(words).toContain('图片上传失败')
    const due = waits.loop.phase.tag === 'waiting' ? waits.loop.phase.dueAt : 0
    expect(words).toContain(clockTime(due))
    expect(screen.getByTestId('wait').className).toContain('bg-warning-soft')
    expect(solid()).toEqual([])
    fireEvent.click(screen.getByTestId('skip-wait'))
    expect(run.skipWait).toHaveBeenCalledOnce()
  })

  it('waits as planned looks calmer than a wait after a failure', () => {
    show(waiting('pacing'))
    expect(screen.getByTestId('wait').className).toContain('bg-info-soft')
  })

  it('failed with a content gives that one up: it is paused, and nothing else changes', async () => {
    const last = { item: ITEM, outcome: { tag: 'empty', message: '' }, at: 1 } as const
    const paused = { type: 'publish_contents', id: '9', status: 'paused' }
    fake.answer(PAUSE, { body: toDocument(paused) })
    show(waiting('failure', { last }))
    fireEvent.click(screen.getByTestId('give-up'))
    await waitFor(() => expect(screen.queryByTestId('give-up')).toBeNull())
    const { path, body } = fake.calls.find(({ operation }) => operation === PAUSE) ?? {}
    expect(path).toContain('/publish_contents/9')
    expect(JSON.stringify(body)).toContain('"status":"paused"')
    expect(toast.mock.lastCall?.[0]).toMatchObject({ tone: 'success' })
    expect(run.skipWait).not.toHaveBeenCalled()
  })

  it('needs a person is ringed, and its one solid button says that it is done', async () => {
    show(waiting('bot-check'))
    expect(tile().dataset['asked']).toBe('verify')
    expect(tile().className).toContain('ring-warning')
    expect(solid()).toEqual(['我已完成'])
    // It also comes first for the keyboard.
    const acts = screen.getAllByTestId(/^(skip-wait|pause|stop)$/).map((one) => one.textContent)
    expect(acts[0]).toBe('我已完成')
    fireEvent.click(screen.getByRole('button', { name: '我已完成' }))
    await waitFor(() => expect(run.endCheck).toHaveBeenCalledOnce())
  })

  it('has a result that nobody knows leads to where it is settled', () => {
    const queue = { left: 5, by_status: { needs_human: 1 } }
    show({ ...waiting('unresolved'), info: { ...publishInfo(5), queue } })
    expect(solid()).toEqual(['去核实'])
    fireEvent.click(screen.getByTestId('resolve'))
    expect(onEnlarge).toHaveBeenCalledOnce()
  })

  it('is done tells the totals', () => {
    show({
      ...inPhase({ tag: 'stopped', why: 'completed' }),
      info: publishInfo(0),
      totals: { ...NO_REST, startedAt: 0, published: 38, failed: 1 },
    })
    expect(state()).toBe('队列已完成')
    expect(screen.getByTestId('run-message').textContent).toContain('发布 38 条，失败 1 次')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('38 / 38')
  })

  it.each(['completed', 'cancelled', 'lease-lost'] as const)(
    'ended as %s counts no time up any more',
    (why) => {
      show({ ...inPhase({ tag: 'stopped', why }), ...totals })
      expect(screen.queryByTestId('elapsed')).toBeNull()
    },
  )

  it('has nothing queued says so, and cannot be started', async () => {
    show({ info: publishInfo(0) })
    expect(screen.getByTestId('run-message').textContent).toContain('队列为空')
    expect(screen.getByTestId<HTMLButtonElement>('start').disabled).toBe(true)
    await waitFor(() => expect(screen.getAllByText('队列为空').length).toBeGreaterThan(0))
  })

  it('lost its lease says so', () => {
    show({
      ...inPhase({ tag: 'stopped', why: 'lease-lost' }),
      link: { tag: 'other-device', deviceName: 'A-02', leaseEndsAt: 0 },
    })
    expect(state()).toBe('账号已不在本设备')
    expect(screen.getByTestId('link-notice').textContent).toContain('正在设备 A-02 上运行')
    expect(screen.queryByTestId('start')).toBeNull()
  })
})

describe('tiles one below the other', () => {
  const sending = inPhase({ tag: 'sending', item: ITEM, dueAt: 0 })
  const parts = () => ['steps', 'frame-slot'].filter((id) => screen.queryByTestId(id))

  it('fold to head, progress, state and acts, and open by a press', () => {
    show({ ...sending, ...totals }, { isStacked: true })
    expect(parts()).toEqual([])
    expect(screen.getByRole('progressbar')).toBeTruthy()
    expect(screen.getByTestId('pause')).toBeTruthy()
    const more = screen.getByRole('button', { name: '展开 小红豆' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(more)
    expect(parts()).toEqual(['steps', 'frame-slot'])
    expect(screen.getByRole('button', { name: '收起 小红豆' })).toBeTruthy()
  })

  it('show all of the one that needs a person', () => {
    show(waiting('bot-check'), { isStacked: true })
    expect(parts()).toEqual(['steps', 'frame-slot'])
    expect(screen.queryByRole('button', { name: /^展开|^收起/ })).toBeNull()
  })
})
